/** Puts an example of every call into the description of the API: real ones, which the tests were answered. */
import recorded from "./examples.json" with { type: "json" };

/** What one call looked like. */
export interface Example {
  /** The values in the address, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
  /** Of the answer; empty when there is none. */
  readonly type: string;
  /** A text where the answer is no JSON. */
  readonly answer?: unknown;
}

/** By method and address: `POST /api/tables/{id}/moves`. */
export const EXAMPLES: Readonly<Record<string, Example>> = recorded;

interface Content {
  readonly schema?: unknown;
  example?: unknown;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { content?: Record<string, Content> }>>;
}

export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const JSON_TYPE = "application/json";
const PROBLEM_TYPE = "application/problem+json";

export function addExamples(paths: Paths): void {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      tellProblemType(operation);
      const example = EXAMPLES[`${method.toUpperCase()} ${path}`];
      if (example !== undefined) addExample(operation, example);
    }
  }
}

function addExample(operation: Operation, { parameters, body, status, type, answer }: Example): void {
  for (const parameter of operation.parameters ?? []) {
    if (Object.hasOwn(parameters, parameter.name)) parameter.example = parameters[parameter.name];
  }
  const asked = operation.requestBody?.content[JSON_TYPE];
  if (asked !== undefined && body !== undefined) asked.example = body;
  const answered = operation.responses[status]?.content?.[type];
  if (answered !== undefined && answer !== undefined) answered.example = answer;
}

/** Refusals are of a kind of their own, whatever an answer is. */
function tellProblemType({ responses }: Operation): void {
  const refused = responses["4XX"];
  const [content] = Object.values(refused?.content ?? {});
  if (refused !== undefined && content !== undefined) refused.content = { [PROBLEM_TYPE]: content };
}
