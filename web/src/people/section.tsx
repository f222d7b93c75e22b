import type { ComponentChildren } from "preact";
import type { Account } from "./account-api.ts";
import type { Proven } from "./proof.tsx";

/** What a part of the page works with. */
export interface SectionProps {
  readonly account: Account;
  readonly proven: Proven;
  /** Shows how the account is now. */
  readonly refresh: () => Promise<void>;
}

interface SectionLook {
  readonly title: string;
  readonly about?: string;
  readonly children: ComponentChildren;
}

/** A part of the page. */
export function Section({ title, about, children }: SectionLook) {
  return (
    <section class="card account-section">
      <h2>{title}</h2>
      {about !== undefined && <p class="soft">{about}</p>}
      {children}
    </section>
  );
}
