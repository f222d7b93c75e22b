/** All of the map that is only looked at: the ground in the light of the fire, buildings, smoke, people and goods. */
import { Ground } from "./ground.tsx";
import { People, type PeopleProps } from "./people.tsx";
import { Smoke } from "./smoke.tsx";
import { smokeOf } from "./weather.ts";

export function Townscape(props: PeopleProps) {
  const { view, extent } = props;
  return (
    <>
      <Ground view={view} extent={extent} />
      <Smoke strength={smokeOf(view)} at={{ x: extent.width / 2, y: extent.height / 2 }} />
      <People {...props} />
    </>
  );
}
