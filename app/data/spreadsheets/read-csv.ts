/** A row of a CSV file, and the number of the line it begins at. */
type CsvRow = { line: number; cells: string[] };

/** A quote is not closed, or text follows its end; the message is the number of the line. */
export class MalformedCsv extends Error {}

/** The rows of a CSV file (RFC 4180) that are not blank, apart by commas, semicolons or tabs. Throws MalformedCsv. */
export function readCsv(text: string): CsvRow[] {
  const separator = separatorOf(text);
  const plain = `[^"${separator}\\r\\n][^${separator}\\r\\n]*`;
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|(${plain})?)(${separator}|\\r\\n|[\\r\\n]|$)`, "y");
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  for (let line = 1; cell.lastIndex < text.length || row.cells.length > 0; ) {
    const found = cell.exec(text);
    if (!found) throw new MalformedCsv(String(line));
    const [whole, quoted, typed = "", end] = found;
    row.cells.push((quoted?.replaceAll('""', '"') ?? typed).trim());
    line += whole.match(/\r\n|[\r\n]/g)?.length ?? 0;
    if (end === separator) continue;
    if (row.cells.some((content) => content !== "")) rows.push(row);
    row = { line, cells: [] };
    if (end === "") break;
  }
  return rows;
}

/** The one that the first line has most of; addresses have commas sooner than semicolons. */
function separatorOf(text: string): string {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const [most = ","] = [";", "\t", ","].toSorted((a, b) => first.split(b).length - first.split(a).length);
  return most;
}
