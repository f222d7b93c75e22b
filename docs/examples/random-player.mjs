// Opens a table, plays it to its end at random against a bot, and says how it went. Needs nothing but Node 20 or later:
//
//     node random-player.mjs http://localhost:8080 blueprints
//
// It knows no rules: the stream brings the legal moves along whenever it must decide.

const [url = "http://localhost:8080", game = "blueprints"] = process.argv.slice(2);

let token = null;

const headers = (more = {}) => ({ ...(token && { authorization: `Bearer ${token}` }), ...more });

/** One call of the API. What is refused comes back as it is: a refusal has a `code`. */
async function call(method, path, body) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: headers(body && { "content-type": "application/json" }),
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (answer.code !== undefined) throw new Error(answer.detail);
  return answer;
}

/** The events of a table, one JSON object a line. */
async function* eventsOf(table) {
  const accept = { accept: "application/x-ndjson" };
  const response = await fetch(`${url}/api/tables/${table}/stream?legal=1`, { headers: headers(accept) });
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body) {
    const lines = (text + decoder.decode(chunk, { stream: true })).split("\n");
    text = lines.pop();
    for (const line of lines) yield JSON.parse(line);
  }
}

({ token } = await call("POST", "/sessions", { name: "Random program" }));
const { seats } = await call("GET", `/games/${game}`);
const bots = [null, ...Array(Math.max(seats.min, 2) - 1).fill("random")];
const { id } = await call("POST", "/tables", { game, seats: bots.length, bots });

for await (const { id: version, data } of eventsOf(id)) {
  // Leaving the loop closes the stream, and so the program ends.
  if (data.status === "over") break;
  if (data.legal === undefined) continue;
  const move = data.legal[Math.floor(Math.random() * data.legal.length)];
  await call("POST", `/tables/${id}/moves`, { version, key: crypto.randomUUID(), move });
}

const { names, totals, ranks } = await call("GET", `/tables/${id}/export`);
for (const i of names.keys()) console.log(`${ranks[i]}. ${names[i]}: ${totals[i]}`);
