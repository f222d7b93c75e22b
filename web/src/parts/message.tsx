import { words } from "../strings/index.ts";
import { Adrift } from "./adrift.tsx";
import { Page } from "./page.tsx";

/** A page that has only one thing to say. */
export function Message({ text }: { readonly text: string }) {
  const { notFound, title } = words.value;
  return (
    <Page title={title}>
      <Adrift />
      <p>{text}</p>
      <p>
        <a class="button button-primary" href="/">
          {notFound.home}
        </a>
      </p>
    </Page>
  );
}
