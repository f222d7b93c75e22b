import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const python = ["python3", "python"].find(
  (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0,
);
if (python === undefined)
  console.warn("Python 3.9 or newer is not here: the package in python/ is NOT tested.");

test.skipIf(python === undefined)("the Python package keeps what it promises", () => {
  const { status, stderr } = spawnSync(
    python as string,
    ["-m", "unittest", "discover", "-s", here("tests"), "-t", here("tests")],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        PYTHONPATH: here("."),
        PYTHONDONTWRITEBYTECODE: "1",
        BANQUISE_COMMAND: `"${process.execPath}" "${here("../cli/bin/banquise.js")}"`,
      },
    },
  );
  expect(status, stderr).toBe(0);
});
