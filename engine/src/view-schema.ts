/** What a view looks like as JSON, as a JSON Schema: for programs in other languages. */
import type { Field } from "./description.ts";

interface IntegerSchema {
  readonly type: "integer";
  readonly minimum: number;
  readonly maximum: number;
}

type FieldSchema = { readonly description: string } & (
  | IntegerSchema
  | { readonly type: "array"; readonly maxItems: number; readonly items: IntegerSchema }
);

export interface ViewSchema {
  readonly $schema: "https://json-schema.org/draft/2020-12/schema";
  readonly type: "object";
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** Lists may be shorter than their length: zeros at the end are left out. */
export function viewSchema(fields: readonly Field[]): ViewSchema {
  const properties = fields.map((field): [string, FieldSchema] => {
    const { name, about: description, length } = field;
    const items = integerOf(field);
    return [
      name,
      length === null ? { description, ...items } : { description, type: "array", maxItems: length, items },
    ];
  });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: Object.fromEntries(properties),
    required: fields.map(({ name }) => name),
    additionalProperties: false,
  };
}

function integerOf({ kind, items, from, to }: Field): IntegerSchema {
  const maximum = kind === "set" ? 2 ** (items?.size ?? 0) - 1 : to;
  return { type: "integer", minimum: from, maximum };
}
