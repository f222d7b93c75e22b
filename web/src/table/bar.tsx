import { Button } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { metaOf } from "../games.ts";
import { Brand } from "../parts/brand.tsx";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";

/** The way back, the way out, and help on the way. */
export function Bar({ model, tag }: { readonly model: TableModel; readonly tag: ComponentChildren }) {
  const { table, nav } = words.value;
  const { session } = model;
  const { mayUndo } = session.moment.value;
  const asked = session.legal.value.length > 0;
  const name = metaOf(session.game.id)?.blurb[settings.language.value].name ?? session.game.id;
  return (
    <header class="bar">
      <a class="bar-home" href="/" aria-label={nav.home} title={nav.home}>
        <Brand />
      </a>
      <h1 class="bar-title">{name}</h1>
      {tag}
      <Connection model={model} />
      <div class="bar-tools">
        {session.kind !== "replay" && !session.daily && (
          <>
            <Button
              look="quiet"
              icon="hint"
              label={table.hint}
              disabled={!asked || model.hintAsked.value}
              onClick={model.askHint}
            />
            <Button look="quiet" icon="undo" label={table.undo} disabled={!mayUndo} onClick={model.undo} />
          </>
        )}
        <Button
          look="quiet"
          icon="menu"
          label={table.menu}
          onClick={() => {
            model.dialog.value = "menu";
          }}
        />
      </div>
    </header>
  );
}

function Connection({ model }: { readonly model: TableModel }) {
  const { table } = words.value;
  const state = model.session.connection.value;
  return (
    <p class={`bar-connection bar-${state}`} role="status">
      {state === "lost" && table.lost}
      {state === "connecting" && table.connecting}
    </p>
  );
}
