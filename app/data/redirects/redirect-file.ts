import { MalformedCsv, readCsv } from "../spreadsheets/read-csv.ts";
import { type Redirect, type RedirectField, readRedirect } from "./redirect-form.ts";

/** A row of a file that can be saved, or why it can't: `pattern` is a regular expression, `off` is switched off there. */
export type FileRedirect = Redirect & { line: number };
export type UnreadRow = {
  line: number;
  text: string;
  problem: RedirectField | "kind" | "twice" | "pattern" | "off";
};

export type RedirectFile = { redirects: FileRedirect[]; unread: UnreadRow[] };

type FileProblem = "large" | "binary" | "empty" | "quotes" | "columns";

/** The file can't be read at all; `line` is where, for quotes. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;
  readonly line: string;

  constructor(problem: FileProblem, line = "") {
    super(`The file can't be read: ${problem}`);
    this.problem = problem;
    this.line = line;
  }
}

/** The size limit of a file, in bytes. */
export const maxFileSize = 5_000_000;

/** The columns by their headings here, in Redirection, Rank Math and Yoast, and as people name them; the first that is there. */
const headings = {
  from: [
    "from",
    "van",
    "source",
    "origin",
    "old",
    "source url",
    "old url",
    "redirect from",
    "oud",
    "oude url",
  ],
  to: [
    "to",
    "naar",
    "target",
    "destination",
    "new",
    "target url",
    "destination url",
    "new url",
    "redirect to",
    "nieuw",
    "nieuwe url",
  ],
  kind: ["code", "http code", "http_code", "status code", "kind", "soort", "type"],
  note: ["note", "notitie", "title"],
  pattern: ["regex", "matching", "format"],
  state: ["status"],
} as const;

type Column = keyof typeof headings;

/** A row by column; what the file has no column for is left out. */
type Cells = Partial<Record<Column, string>>;

/** The redirects of a CSV file, or of Netlify's `_redirects`. Throws UnreadableFile. */
export async function readRedirectFile(file: Blob, origin: string): Promise<RedirectFile> {
  if (file.size > maxFileSize) throw new UnreadableFile("large");
  const redirects = new Map<string, FileRedirect>();
  const unread: UnreadRow[] = [];
  for (const { line, cells } of rowsOf(decode(await file.arrayBuffer()))) {
    const read = readRow(cells, origin);
    const isTwice = typeof read === "object" && redirects.has(read.path);
    if (typeof read === "object" && !isTwice) redirects.set(read.path, { ...read, line });
    else unread.push({ line, text: cells.from ?? "", problem: typeof read === "object" ? "twice" : read });
  }
  if (redirects.size + unread.length === 0) throw new UnreadableFile("empty");
  return { redirects: [...redirects.values()], unread };
}

function readRow(cells: Cells, origin: string): Redirect | UnreadRow["problem"] {
  const { from = "", to = "", kind = "", note = "", pattern = "", state = "" } = cells;
  // The names of a pattern that is none; "start" is Rank Math's.
  if (!/^(?:|0|exact|plain|start)$/i.test(pattern)) return "pattern";
  if (/^(?:disabled|inactive)$/i.test(state)) return "off";
  if (!/^(?:301|308|410|451)?$/.test(kind)) return "kind";
  const isGone = kind === "410" || kind === "451";
  const isPrefix = pattern.toLowerCase() === "start" && !from.endsWith("*");
  // Plug-ins, which have such a column, leave the first slash out.
  const source = pattern === "" || /^(?:\/|https?:)/i.test(from) ? from : `/${from}`;
  const form = { from: isPrefix ? `${source.replace(/\/$/, "")}/*` : source, to, isGone, note };
  const read = readRedirect(form, origin);
  return Array.isArray(read) ? (read[0] ?? "path") : read;
}

/** By the headings of a first row, or in the order from, to, kind and note. Throws UnreadableFile. */
function rowsOf(text: string): { line: number; cells: Cells }[] {
  if (isNetlify(text)) return netlifyRows(text);
  const rows = parse(text);
  const first = rows[0]?.cells ?? [];
  const isNamed = first.length > 0 && !first.some((cell) => /^(?:\/|https?:)/i.test(cell));
  const names = first.map((cell) => cell.trim().toLowerCase());
  const placeOf = (column: Column) =>
    headings[column].map((name) => names.indexOf(name)).find((place) => place >= 0) ?? -1;
  const places: [Column, number][] = isNamed
    ? [...columns].map((column) => [column, placeOf(column)])
    : [
        ["from", 0],
        ["to", 1],
        ["kind", 2],
        ["note", 3],
      ];
  if (isNamed && (placeOf("from") < 0 || placeOf("to") < 0)) throw new UnreadableFile("columns");
  return (isNamed ? rows.slice(1) : rows).map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ""])),
  }));
}

const columns: readonly Column[] = ["from", "to", "kind", "note", "pattern", "state"];

/** Whether the first line that is no comment has columns between spaces, and no others. */
function isNetlify(text: string): boolean {
  const line = text.split(/\r?\n/).find((one) => one.trim() !== "" && !one.startsWith("#")) ?? "";
  return /^\/\S*\s+\S/.test(line) && !/[,;\t"]/.test(line);
}

/** Lines of a path, conditions, a target and a code. */
function netlifyRows(text: string): { line: number; cells: Cells }[] {
  return text.split(/\r?\n/).flatMap((row, index) => {
    const [from = "", ...others] = row
      .replace(/(?:^|\s)#.*$/, "")
      .trim()
      .split(/\s+/);
    if (from === "") return [];
    const place = others.findIndex((one) => /^(?:\/|https?:)/.test(one));
    const to = (others[place] ?? "").replace(/:splat$/, "*");
    const kind = (others[place + 1] ?? "").replace(/!$/, "");
    const isConditional = place > 0 || others.length > place + 2 || /\/:/.test(from + to);
    return [{ line: index + 1, cells: { from, to, kind, pattern: isConditional ? "conditions" : "" } }];
  });
}

function parse(text: string) {
  try {
    return readCsv(text);
  } catch (error) {
    throw error instanceof MalformedCsv ? new UnreadableFile("quotes", error.message) : error;
  }
}

/** Spreadsheets save UTF-8, the Windows code page, or, as "Unicode text", UTF-16. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const isUtf16 = first === 0xff && second === 0xfe;
  const text = isUtf16 ? new TextDecoder("utf-16le").decode(bytes) : decodeUtf8(bytes);
  if (/[^\P{Cc}\t\r\n]/u.test(text)) throw new UnreadableFile("binary");
  return text;
}

function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
