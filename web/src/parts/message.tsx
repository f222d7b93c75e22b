import { words } from "../strings/index.ts";
import { NothingHere } from "./nothing-here.tsx";
import { Page } from "./page.tsx";

interface MessageProps {
  readonly text: string;
  /** Somewhere nearer than home. */
  readonly way?: { readonly address: string; readonly label: string };
}

/** A page that has only one thing to say. */
export function Message({ text, way }: MessageProps) {
  const { title, home } = words.value.notFound;
  return (
    <Page title={title}>
      <NothingHere text={text}>
        {way && (
          <a class="button button-primary" href={way.address}>
            {way.label}
          </a>
        )}
        <a class={`button ${way ? "button-plain" : "button-primary"}`} href="/">
          {home}
        </a>
      </NothingHere>
    </Page>
  );
}
