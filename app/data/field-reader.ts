import { z } from "../zod.ts";

const record = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());

/** Reads a stored document field by field; `unreadable` collects the names of fields that it can't read. */
export function fieldReader<Name extends string>() {
  const unreadable = new Set<Name>();

  /** The value by its schema, else the other one. */
  function read<Value>(name: Name, schema: z.ZodType<Value>, value: unknown, otherwise: Value): Value {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    unreadable.add(name);
    return otherwise;
  }

  /** The items of a list, less those that are none. */
  function readList<Item>(name: Name, schema: z.ZodType<Item>, value: unknown): Item[] {
    return read(name, list, value, []).flatMap((item) => {
      const result = schema.safeParse(item);
      if (result.success) return [result.data];
      unreadable.add(name);
      return [];
    });
  }

  return { unreadable, read, readList };
}

/** The fields of an object; none of anything else. */
export function fieldsIn(value: unknown): Record<string, unknown> {
  return record.safeParse(value).data ?? {};
}
