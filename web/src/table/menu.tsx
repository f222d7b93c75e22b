import { LANGUAGES } from "@banquise/engine";
import { Dialog, Icon, type IconName } from "@banquise/ui";
import { Choice } from "../parts/choice.tsx";
import { SettingSwitch } from "../parts/setting-switch.tsx";
import { Switch } from "../parts/switch.tsx";
import { LANGUAGE_NAMES, PACES, settings, THEMES } from "../settings.ts";
import { words } from "../strings/index.ts";
import { talkWords } from "../talk/words.ts";
import { AffairsMenu } from "./affairs-menu.tsx";
import { switchBoardSetting } from "./board-settings.ts";
import type { Exits } from "./exits.ts";
import type { TableModel } from "./model.ts";
import { ReportItem } from "./report-item.tsx";
import { saveFile } from "./save-file.ts";
import { waitingWords } from "./waiting-words.ts";

interface MenuProps {
  readonly model: TableModel;
  readonly exits: Exits;
}

/** The way out, and everything that one may want to change without leaving. */
export function MenuDialog({ model, exits }: MenuProps) {
  const { table } = words.value;
  const waiting = waitingWords.value;
  const close = (): void => {
    model.dialog.value = null;
  };
  const over = model.session.moment.value.status === "over";
  const { link, download, replay } = exits;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(link ?? "/", location.href).href);
    close();
    model.show({ title: waiting.copied, text: "", rule: null });
  };
  const rules = (): void => {
    close();
    model.tab.value = "rules";
    model.sheetOpen.value = true;
  };
  return (
    <Dialog
      open={model.dialog.value === "menu"}
      title={table.menu}
      language={settings.language.value}
      onClose={close}
    >
      <div class="menu">
        <Item icon="rules" text={table.tabs.rules} onClick={rules} />
        <Item icon="keyboard" text={table.help} onClick={() => open(model, "help")} />
        {over && <Item icon="trophy" text={words.value.end.again} onClick={() => open(model, "end")} />}
        {link !== null && <Item icon="link" text={table.copyLink} onClick={copy} />}
        {over && replay !== null && <Link icon="eye" text={table.replay} href={replay} />}
        {over && download !== null && (
          <Item icon="download" text={table.export} onClick={async () => save(await download())} />
        )}
        {model.session.affairs && (
          <>
            <AffairsMenu model={model} affairs={model.session.affairs} onDone={close} />
            <ReportItem model={model} table={model.session.affairs.id} onDone={close} />
          </>
        )}
        <Link icon="home" text={table.leave} about={table.leaveAbout[model.session.kind]} href="/" />
      </div>
      <div class="form menu-settings">
        <Settings />
        {model.session.talk && (
          <SettingSwitch
            label={talkWords.value.setting}
            about={talkWords.value.settingAbout}
            signal={settings.talk}
          />
        )}
        <BoardSwitches model={model} />
        {exits.coach && (
          <Switch
            label={table.coach}
            about={table.coachAbout}
            on={exits.coach.on}
            onSwitch={exits.coach.turn}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What one may want otherwise in the middle of a game; the page of settings has more. */
function Settings() {
  const text = words.value.settings;
  return (
    <>
      <Choice label={text.pace} signal={settings.pace} values={PACES} names={text.paces} />
      <SettingSwitch label={text.sound} about={text.soundAbout} signal={settings.sound} />
      <SettingSwitch label={text.confirm} about={text.confirmAbout} signal={settings.confirm} />
      <Choice label={text.language} signal={settings.language} values={LANGUAGES} names={LANGUAGE_NAMES} />
      <Choice label={text.theme} signal={settings.theme} values={THEMES} names={text.themes} />
    </>
  );
}

/** What the board of this game lets its viewer switch. */
function BoardSwitches({ model }: { readonly model: TableModel }) {
  const { session, board, boardSettings } = model;
  const language = settings.language.value;
  return (
    <>
      {Object.entries(board.settings ?? {}).map(([name, { label, about }]) => (
        <Switch
          key={name}
          label={label[language]}
          about={about[language]}
          on={boardSettings.value[name] ?? false}
          onSwitch={(on) => switchBoardSetting(session.game.id, name, on)}
        />
      ))}
    </>
  );
}

function open(model: TableModel, dialog: "help" | "end"): void {
  model.dialog.value = dialog;
}

function save(game: Parameters<typeof saveFile>[0] | null): void {
  if (game !== null) saveFile(game);
}

interface ItemProps {
  readonly icon: IconName;
  readonly text: string;
}

function Item({ icon, text, onClick }: ItemProps & { readonly onClick: () => void }) {
  return (
    <button type="button" class="menu-item" onClick={onClick}>
      <Icon name={icon} />
      {text}
    </button>
  );
}

function Link({ icon, text, about, href }: ItemProps & { readonly about?: string; readonly href: string }) {
  return (
    <a class="menu-item" href={href}>
      <Icon name={icon} />
      <span>
        {text}
        {about !== undefined && <small>{about}</small>}
      </span>
    </a>
  );
}
