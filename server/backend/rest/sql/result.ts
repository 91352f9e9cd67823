import type { DatabaseError } from "../../../shared/database-error.ts";
import type { Parameter } from "../../database/database.ts";
import { limitExceeded, limits } from "../errors/limits.ts";
import { notOneRow, type RestError } from "../errors/rest-error.ts";
import { failure, limitedLine, marker, measured } from "./lines.ts";

/** One statement that does all that a request asks for and gives one ResultRow. */
export type Execution = { statement: string; parameters: readonly Parameter[] };

export type ResultRow = {
  /** The answer's JSON, as text. */
  body: string | null;
  /** How many rows it shows or has changed. */
  rows: number;
  /** How many there are in all, when that was asked for. */
  total: number | null;
};

/** What the rows of a select become: a list, the one row itself, or nothing but their number. */
export type Shape = "list" | "object" | "nothing";

export function resultOf(rows: string, shape: Shape, total: string | null): string {
  if (shape === "nothing") return shown("null::text", total, `(${rows}) shown`);
  const text = `string_agg(${limitedLine}, ',')`;
  return shown(shape === "list" ? `'[' || coalesce(${text}, '') || ']'` : text, total, measured(rows));
}

/**
 * As resultOf for statements that write: the one row itself, or an error that undoes everything when it is not one.
 * `restErrorIn` reads that error.
 */
export function onlyRowOf(rows: string, total: string | null): string {
  const body = `case count(*) when 1 then string_agg(${limitedLine}, ',') else ${failure("rows", "count(*)")} end`;
  return shown(body, total, measured(rows));
}

function shown(body: string, total: string | null, from: string): string {
  return `select ${body} as body, count(*)::int as rows, ${total ?? "null::int"} as total from ${from}`;
}

/** The message around it is in the server's language. */
const failed = new RegExp(`${marker}:(rows|bytes):(\\d+)`);

/** What a statement made here refused; null for any other error. */
export function restErrorIn(error: DatabaseError): RestError | null {
  const match = error.code === "22P02" ? failed.exec(error.message) : null;
  if (!match) return null;
  if (match[1] === "rows") return notOneRow(Number(match[2]));
  return tooLong();
}

/** The refusal of an answer that is longer than the bound. */
export function tooLong(): RestError {
  return limitExceeded(
    400,
    `An answer has ${limits.responseBytes} bytes at most; ask for fewer rows or columns`,
  );
}
