// Opens a table, plays it to its end at random against a bot, and says how it went. Needs nothing but Node 20 or later:
//
//     node random-player.mjs http://localhost:8080 blueprints
//
// It knows no rules. The server says which moves the game has, and refuses those that are not legal.

const [url = "http://localhost:8080", game = "blueprints"] = process.argv.slice(2);

let token = null;

/** One call of the API. What is refused comes back as it is: a refusal has a `code`. */
async function call(method, path, body) {
  for (;;) {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    if (response.status !== 429) return response.json();
    const seconds = Number(response.headers.get("retry-after"));
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

/** Every move of the game: each type with every value of each of its parameters. */
function allMoves(types) {
  return Object.entries(types).flatMap(([type, parameters]) =>
    Object.entries(parameters).reduce(
      (moves, [name, values]) =>
        moves.flatMap((move) => choices(values).map((value) => ({ ...move, [name]: value }))),
      [{ type }],
    ),
  );
}

/** Names, or the least and the greatest of integers. */
function choices(values) {
  if (typeof values[0] === "string") return values;
  const [least, greatest] = values;
  return Array.from({ length: greatest - least + 1 }, (_, i) => least + i);
}

/** The events of a stream: their names and their data. */
async function* eventsOf(path) {
  const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const lines = text.slice(0, end).split("\n");
      text = text.slice(end + 2);
      const field = (name) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      if (field("data")) yield { name: field("event"), data: JSON.parse(field("data")) };
    }
  }
}

/** Tries moves in any order until one is accepted. */
async function play(table, version, moves) {
  const untried = [...moves];
  for (let i = untried.length; i > 0; i--) {
    const [move] = untried.splice(Math.floor(Math.random() * i), 1);
    const key = crypto.randomUUID();
    const answer = await call("POST", `/tables/${table}/moves`, { version, key, move });
    if (answer.code === undefined) return;
    if (answer.code !== "illegalMove") throw new Error(answer.detail);
  }
}

({ token } = await call("POST", "/sessions", { name: "Random program" }));
const { games } = await call("GET", "/games");
const { moves, seats } = games.find(({ id }) => id === game);
const bots = [null, ...Array(Math.max(seats.min, 2) - 1).fill("random")];
const { id, code, detail } = await call("POST", "/tables", { game, seats: bots.length, bots });
if (code !== undefined) throw new Error(detail);

let seat = null;
for await (const { name, data } of eventsOf(`/tables/${id}/stream`)) {
  if (name !== "snapshot" && name !== "step") continue;
  if (name === "snapshot") seat = data.viewer;
  // Leaving the loop closes the stream, and so the program ends.
  if (data.status === "over") break;
  const version = name === "snapshot" ? data.version : data.step.version;
  if (data.actor === seat) await play(id, version, allMoves(moves));
}

const { names, totals, ranks } = await call("GET", `/tables/${id}/export`);
for (const i of names.keys()) console.log(`${ranks[i]}. ${names[i]}: ${totals[i]}`);
