import { byteOrderMark, csvLine } from "../../../data/csv.ts";
import type { Column } from "../../../ui/panel/data-table.tsx";

/** The rows as a CSV file. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ value }) => String(value(row) ?? "")));
  return byteOrderMark + [columns.map(({ label }) => label), ...lines].map(csvLine).join("");
}
