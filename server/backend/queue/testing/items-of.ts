import type { Claimed } from "../claimed.ts";

/** What was claimed. Throws when a row of it can't be read. */
export function itemsOf<Item>(claimed: readonly Claimed<Item>[]): Item[] {
  return claimed.map((row) => {
    if ("problem" in row) throw new Error(row.problem);
    return row.item;
  });
}
