import { writeFile } from "node:fs/promises";

/** Writes a page and, beside it, the same figures as JSON; the path that cannot be written, or null. */
export async function writeReport(path: string, html: string, figures: unknown): Promise<string | null> {
  const files = [
    [path, html],
    [path.replace(/(\.html?)?$/i, ".json"), `${JSON.stringify(figures, null, 2)}\n`],
  ] as const;
  for (const [file, content] of files) {
    const written = await writeFile(file, content).then(
      () => true,
      () => false,
    );
    if (!written) return file;
  }
  return null;
}
