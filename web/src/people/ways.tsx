import { Icon, type IconName } from "@banquise/ui";
import { me } from "./me.ts";
import { profileAddress } from "./profile-address.ts";
import { peopleWords } from "./words.ts";

/** What the menu of one's own leads to. */
export function Ways() {
  const { menu } = peopleWords.value;
  return (
    <>
      <Way to="/my-games" icon="play" text={menu.games} />
      {me.value === null ? (
        <>
          <Way to="/sign-in" icon="person" text={menu.signIn} />
          <Way to="/sign-up" icon="plus" text={menu.signUp} />
          <Way to="/account" icon="lock" text={menu.data} />
        </>
      ) : (
        <>
          <Way to={profileAddress(me.value)} icon="trophy" text={menu.profile} />
          <Way to="/account" icon="person" text={menu.account} />
        </>
      )}
      <Way to="/replay" icon="eye" text={menu.replay} />
      <Way to="/settings" icon="settings" text={menu.settings} />
    </>
  );
}

interface WayProps {
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
}

const Way = ({ to, icon, text }: WayProps) => (
  <a href={to} onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}>
    <Icon name={icon} />
    {text}
  </a>
);
