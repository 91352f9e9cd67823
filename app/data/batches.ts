import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { expectData } from "./database.ts";

/** The backend's row limit. */
const batch = 1_000;

/** The answers for all items, asked for at most so many at once. */
export async function askInParts<Item, Answer>(
  items: readonly Item[],
  most: number,
  ask: (part: Item[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += most)
    answers.push(...(await ask(items.slice(from, from + most))));
  return answers;
}

/**
 * Reads all rows of a query, or the first `most`, in batches; needs a total order.
 *
 * @throws as `expectData`
 */
export async function readAll<Row>(
  ask: (from: number, to: number) => PromiseLike<PostgrestSingleResponse<Row[]>>,
  max = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const limit = Math.min(batch, max - rows.length);
    const more = expectData(await ask(rows.length, rows.length + limit - 1));
    rows.push(...more);
    if (more.length < limit || rows.length >= max) return rows;
  }
}
