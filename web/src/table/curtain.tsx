import { Button, SeatMark } from "@banquise/ui";
import { curtainWords } from "./curtain-words.ts";
import type { TableModel } from "./model.ts";

/** Several people, one screen: nothing of anybody's secrets is drawn until the next person has taken it. */
export function Curtain({ model }: { readonly model: TableModel }) {
  const curtain = curtainWords.value;
  const seat = model.session.curtain.value;
  if (seat === null) return null;
  const name = model.name(seat);
  return (
    <main class="curtain">
      <SeatMark seat={seat} size={5} />
      <h2>{curtain.title(name)}</h2>
      <p>{curtain.about}</p>
      <Button look="primary" size="large" onClick={() => model.session.liftCurtain()}>
        {curtain.open(name)}
      </Button>
    </main>
  );
}
