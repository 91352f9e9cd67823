/** A column of a spreadsheet; null for nothing to say. */
export type SheetColumn<Row, Value = string | number | null> = { label: string; value(row: Row): Value };

/** By this mark spreadsheets detect UTF-8. */
const byteOrderMark = "\u{feff}";

/** The rows as a CSV file. */
export function csvFile<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Blob {
  return new Blob([csvOf(columns, rows)], { type: "text/csv;charset=utf-8" });
}

/** The text of a CSV file, apart by the separator that Excel expects where decimals have a comma. */
export function csvOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ value }) => String(value(row) ?? "")));
  return byteOrderMark + [columns.map(({ label }) => label), ...lines].map(csvLine).join("");
}

/** A line (RFC 4180, but for its separator). */
function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(harmless(cell))).join(";")}\r\n`;
}

/** A formula (OWASP, "CSV Injection"); also after what begins a cell for a program that expects another separator. */
const formulas = /(^|[,;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** Escapes what a spreadsheet would run as a formula. */
function harmless(cell: string): string {
  return cell.replace(formulas, "$1$2'");
}

function quote(cell: string): string {
  return /[",\r\n\t;]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
