import { z } from "zod";
import { rowId } from "../../../app/data/id.ts";

/** A claimed row of a queue, or why it can't be read; `tries` counts this one. */
export type Claimed<Item> = { id: string; kind: string; tries: number } & (
  | { item: Item }
  | { problem: string }
);

const identified = z.array(z.looseObject({ id: rowId, kind: z.string(), tries: z.int() }));

/** Reads each row on its own, so that one that can't be read holds no other back. Throws ZodError without an id. */
export function readClaimed<Item>(schema: z.ZodType<Item>, rows: unknown): Claimed<Item>[] {
  return identified.parse(rows).map((row) => {
    const { data, error } = schema.safeParse(row);
    const { id, kind, tries } = row;
    return error ? { id, kind, tries, problem: problemOf(error) } : { id, kind, tries, item: data };
  });
}

/** `This can't be read: lead.email: Invalid input`, without the value. */
function problemOf({ issues }: z.ZodError): string {
  const parts = issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return `This can't be read: ${parts.join("; ")}`;
}
