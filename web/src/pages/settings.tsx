import { LANGUAGES } from "@banquise/engine";
import { noticeWords } from "../notices/words.ts";
import { Choice } from "../parts/choice.tsx";
import { Page } from "../parts/page.tsx";
import { SettingSwitch } from "../parts/setting-switch.tsx";
import { me } from "../people/me.ts";
import { api } from "../sessions/api.ts";
import { LANGUAGE_NAMES, MOTIONS, PACES, settings, THEMES } from "../settings.ts";
import { words } from "../strings/index.ts";
import { talkWords } from "../talk/words.ts";

const NAME_LENGTH = 24;

export function Settings() {
  const text = words.value.settings;
  return (
    <Page title={text.title}>
      <form class="form" onSubmit={(event) => event.preventDefault()}>
        {me.value === null && (
          <label class="field">
            <span class="field-label">{text.name}</span>
            <input
              class="input"
              maxLength={NAME_LENGTH}
              autoComplete="nickname"
              placeholder={text.namePlaceholder}
              value={settings.name.value}
              onChange={(event) => rename(event.currentTarget.value)}
            />
            <small>{text.nameAbout}</small>
          </label>
        )}
        <Choice label={text.language} signal={settings.language} values={LANGUAGES} names={LANGUAGE_NAMES} />
        <Choice label={text.theme} signal={settings.theme} values={THEMES} names={text.themes} />
        <Choice label={text.motion} signal={settings.motion} values={MOTIONS} names={text.motions} />
        <Choice label={text.pace} signal={settings.pace} values={PACES} names={text.paces} />
        <SettingSwitch label={text.sound} about={text.soundAbout} signal={settings.sound} />
        <SettingSwitch
          label={talkWords.value.setting}
          about={talkWords.value.settingAbout}
          signal={settings.talk}
        />
        <SettingSwitch label={text.confirm} about={text.confirmAbout} signal={settings.confirm} />
        <SettingSwitch label={text.endTurns} about={text.endTurnsAbout} signal={settings.endTurns} />
        <SettingSwitch label={text.forced} about={text.forcedAbout} signal={settings.forced} />
        <div class="field">
          <span class="field-label">{noticeWords.value.title}</span>
          <small>{noticeWords.value.openAbout}</small>
          <p class="actions">
            <a class="button button-plain" href="/settings/notices">
              {noticeWords.value.open}
            </a>
          </p>
        </div>
        <p class="soft">{me.value === null ? text.saved : text.followed}</p>
      </form>
    </Page>
  );
}

/** Kept here, and told to the server when it is there. */
function rename(value: string): void {
  settings.name.value = value.trim();
  if (settings.name.value) void api.rename(settings.name.value);
}
