import { z } from "zod";
import { rowId } from "../../../app/data/id.ts";

/** A claimed row of a queue, or why it can't be read. */
export type Claimed<Item> = { id: string; item: Item } | { id: string; problem: string };

const identified = z.array(z.looseObject({ id: rowId }));

/** Reads each row on its own, so that one that can't be read holds no other back. Throws ZodError without ids. */
export function readClaimed<Item>(schema: z.ZodType<Item>, rows: unknown): Claimed<Item>[] {
  return identified.parse(rows).map((row) => {
    const { data, error } = schema.safeParse(row);
    return error ? { id: row.id, problem: problemOf(error) } : { id: row.id, item: data };
  });
}

/** `This can't be read: lead.email: Invalid input`, without the value. */
function problemOf({ issues }: z.ZodError): string {
  const parts = issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return `This can't be read: ${parts.join("; ")}`;
}
