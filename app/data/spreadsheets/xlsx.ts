import { writeXlsx } from "hucre/xlsx";
import type { SheetColumn } from "./csv.ts";

export type XlsxColumn<Row> = SheetColumn<Row, string | number | Date | null>;

/** The rows as an Excel file of one sheet. A text is never a formula or a number there; of a time, its parts in UTC are shown. */
export async function xlsxFile<Row>(
  title: string,
  columns: readonly XlsxColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const head = columns.map(({ label }) => label);
  const cells = [head, ...rows.map((row) => columns.map(({ value }) => stored(value(row))))];
  const bold = { style: { font: { bold: true } } };
  const sheet = {
    // What Excel forbids in the name of a sheet.
    name: title.replace(/[[\]:*?/\\']/g, "").slice(0, 31),
    columns: head.map((_, index) => shapeOf(cells.map((row) => row[index] ?? null))),
    rows: cells,
    cells: new Map(head.map((_, index) => [`0,${index}`, bold])),
    freezePane: { rows: 1 },
  };
  const file = await writeXlsx({ sheets: [sheet] });
  return new Blob([new Uint8Array(file)], { type: mediaType });
}

const mediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Escapes what would be read as the code of a character (ECMA-376, part 1, 22.9.2.19). */
function stored<Value>(value: Value): Value | string {
  return typeof value === "string" ? value.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_") : value;
}

/** In characters. */
const [narrowest, widest, ofTime] = [10, 60, 17];

/** The width of a column and, for times, their format. */
function shapeOf(cells: readonly (string | number | Date | null)[]): { width: number; numFmt?: string } {
  if (cells.some((cell) => cell instanceof Date)) return { width: ofTime, numFmt: "yyyy-mm-dd hh:mm" };
  const longest = cells.reduce((longest: number, cell) => Math.max(longest, String(cell ?? "").length), 0);
  return { width: Math.min(widest, Math.max(narrowest, longest + 2)) };
}
