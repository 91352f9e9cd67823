import type { ReactNode } from "react";
import { byteOrderMark, csvLine } from "../../../data/csv.ts";

/** A column of figures, on the screen and in the file. */
export type Column<Row> = {
  label: string;
  /** Null: nothing to say. */
  value(row: Row): string | number | null;
  /** What is shown for it; the value by default. */
  show?(row: Row): ReactNode;
};

/** The rows as a CSV file. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ value }) => String(value(row) ?? "")));
  return byteOrderMark + [columns.map(({ label }) => label), ...lines].map(csvLine).join("");
}
