import { MalformedCsv, readCsv } from "../spreadsheets/read-csv.ts";
import { type Redirect, type RedirectField, readRedirect } from "./redirect-form.ts";

/** A row of a file that can be saved, or why it can't. */
export type FileRedirect = Redirect & { line: number };
export type UnreadRow = { line: number; text: string; problem: RedirectField | "kind" | "twice" };

export type RedirectFile = { redirects: FileRedirect[]; unread: UnreadRow[] };

export type FileProblem = "large" | "binary" | "empty" | "quotes";

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

const names = {
  from: ["from", "van", "source", "old"],
  to: ["to", "naar", "target", "new"],
  kind: ["kind", "soort", "type", "status"],
  note: ["note", "notitie"],
};

/** The redirects of a CSV file with the columns from, to, kind and note, or a header that names them. Throws UnreadableFile. */
export async function readRedirectFile(file: Blob, origin: string): Promise<RedirectFile> {
  if (file.size > maxFileSize) throw new UnreadableFile("large");
  const rows = rowsOf(decode(await file.arrayBuffer()));
  const header = rows[0]?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const isNamed = header.some((name) => names.from.includes(name));
  const column = (known: string[], place: number) =>
    isNamed ? header.findIndex((name) => known.includes(name)) : place;
  const [from, to, kind, note] = [
    column(names.from, 0),
    column(names.to, 1),
    column(names.kind, 2),
    column(names.note, 3),
  ];
  const redirects = new Map<string, FileRedirect>();
  const unread: UnreadRow[] = [];
  for (const { line, cells } of isNamed ? rows.slice(1) : rows) {
    const [typed, target, code, remark] = [from, to, kind, note].map((place) => cells[place] ?? "");
    const form = {
      from: typed ?? "",
      to: target ?? "",
      isGone: target === "" || code === "410",
      note: remark ?? "",
    };
    const read = readRedirect(form, origin);
    const problem = /^(301|410)?$/.test(code ?? "") ? Array.isArray(read) && read[0] : "kind";
    if (!Array.isArray(read) && !problem && !redirects.has(read.path))
      redirects.set(read.path, { ...read, line });
    else unread.push({ line, text: form.from, problem: problem || "twice" });
  }
  if (redirects.size + unread.length === 0) throw new UnreadableFile("empty");
  return { redirects: [...redirects.values()], unread };
}

function rowsOf(text: string) {
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
