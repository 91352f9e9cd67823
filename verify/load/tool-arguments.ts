import { randomUUID } from "node:crypto";
import { z } from "zod";

type ArgumentSchema = {
  type?: string | undefined;
  const?: unknown;
  enum?: readonly unknown[] | undefined;
  anyOf?: readonly ArgumentSchema[] | undefined;
  oneOf?: readonly ArgumentSchema[] | undefined;
  items?: ArgumentSchema | undefined;
  minItems?: number | undefined;
  minimum?: number | undefined;
  required?: readonly string[] | undefined;
  properties?: Readonly<Record<string, ArgumentSchema>> | undefined;
};

/** What of JSON Schema the inputs of tools have. */
const argumentSchema: z.ZodType<ArgumentSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(argumentSchema).optional(),
    oneOf: z.array(argumentSchema).optional(),
    items: argumentSchema.optional(),
    minItems: z.number().optional(),
    minimum: z.number().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), argumentSchema).optional(),
  }),
);

/** The least that a tool takes; texts name what there is none of. */
export function leastArguments(input: z.ZodType): unknown {
  return anArgument(argumentSchema.parse(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })));
}

/** An item of a list has its texts too, one of which it may need. */
function anArgument(schema: ArgumentSchema, isItem = false): unknown {
  const { required = [], properties = {}, items, minItems = 0 } = schema;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return anArgument(choice);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name, { type }]) => required.includes(name) || (isItem && type === "string"))
          .map(([name, property]) => [name, anArgument(property)]),
      );
    case "array":
      return items && minItems > 0 ? [anArgument(items, true)] : [];
    case "integer":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return false;
    default:
      return randomUUID();
  }
}
