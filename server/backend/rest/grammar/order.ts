import { unsupported } from "../errors/rest-error.ts";
import { createReader } from "./reader.ts";

export type OrderTerm = { column: string; isDescending: boolean; nulls: "first" | "last" | null };

/** Parses `order`. Throws RestError PGRST100. */
export function parseOrder(text: string): OrderTerm[] {
  const reader = createReader(text, "order");
  const terms: OrderTerm[] = [];
  do {
    const column = reader.name();
    if (reader.peek() === "(") throw unsupported("Ordering by an embedded resource's column is");
    if (reader.peek() === "-") throw unsupported("Paths into JSON columns (->) are");
    const direction = reader.match(/\.(?:asc|desc)(?=[.,]|$)/y);
    const nulls = reader.match(/\.nulls(?:first|last)(?=,|$)/y);
    terms.push({
      column,
      isDescending: direction === ".desc",
      nulls: nulls === null ? null : nulls === ".nullsfirst" ? "first" : "last",
    });
  } while (reader.skip(","));
  if (!reader.isAtEnd()) throw reader.fail('"asc", "desc", "nullsfirst", "nullslast" or ","');
  return terms;
}
