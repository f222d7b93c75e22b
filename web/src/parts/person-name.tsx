import { profileAddress } from "../people/profile-address.ts";

interface PersonNameProps {
  readonly name: string;
  /** Whether they have an account, and so a page of their own. */
  readonly account: boolean | undefined;
}

/** What somebody is called, with the way to what they have played. */
export function PersonName({ name, account }: PersonNameProps) {
  const shown = <bdi>{name}</bdi>;
  return account ? (
    <a class="person-name" href={profileAddress(name)}>
      {shown}
    </a>
  ) : (
    shown
  );
}
