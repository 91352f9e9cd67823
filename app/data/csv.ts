/** By this mark spreadsheets detect UTF-8. */
export const byteOrderMark = "\u{feff}";

/** A line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quote(harmless(cell ?? ""))).join(",")}\r\n`;
}

/** Escapes a text that a spreadsheet would run as a formula (OWASP, "CSV Injection"). */
function harmless(cell: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function quote(cell: string): string {
  return /[",\r\n;]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
