import { Adrift } from "../parts/adrift.tsx";
import { Page } from "../parts/page.tsx";
import { words } from "../strings/index.ts";

export function NotFound() {
  const { title, about, home } = words.value.notFound;
  return (
    <Page title={title}>
      <Adrift />
      <p>{about}</p>
      <p>
        <a class="button button-primary" href="/">
          {home}
        </a>
      </p>
    </Page>
  );
}
