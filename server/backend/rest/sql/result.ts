import type { DatabaseError } from "../../../shared/database-error.ts";
import type { Parameter } from "../../database/database.ts";
import { limitExceeded, limits } from "../errors/limits.ts";
import { notOneRow, type RestError } from "../errors/rest-error.ts";
import { failure, limitedLine, marker, measured } from "./lines.ts";

/** A statement that returns one ResultRow. */
export type Execution = { statement: string; parameters: readonly Parameter[] };

export type ResultRow = {
  /** JSON text. */
  body: string | null;
  /** Shown or changed. */
  rows: number;
  /** With count=exact. */
  total: number | null;
};

export type Shape = "list" | "object" | "nothing";

export function resultOf(rows: string, shape: Shape, total: string | null): string {
  if (shape === "nothing") return shown("null::text", total, `(${rows}) shown`);
  const text = `string_agg(${limitedLine}, ',')`;
  return shown(shape === "list" ? `'[' || coalesce(${text}, '') || ']'` : text, total, measured(rows));
}

/** As resultOf for writes: one row, or an error that rolls back (see `restErrorIn`). */
export function onlyRowOf(rows: string, total: string | null): string {
  const body = `case count(*) when 1 then string_agg(${limitedLine}, ',') else ${failure("rows", "count(*)")} end`;
  return shown(body, total, measured(rows));
}

function shown(body: string, total: string | null, from: string): string {
  return `select ${body} as body, count(*)::int as rows, ${total ?? "null::int"} as total from ${from}`;
}

/** PostgreSQL localises the text around it. */
const failed = new RegExp(`${marker}:(rows|bytes):(\\d+)`);

/** The limit that the statement hit; null for any other error. */
export function restErrorIn(error: DatabaseError): RestError | null {
  const match = error.code === "22P02" ? failed.exec(error.message) : null;
  if (!match) return null;
  if (match[1] === "rows") return notOneRow(Number(match[2]));
  return tooLong();
}

export function tooLong(): RestError {
  return limitExceeded(
    400,
    `An answer has ${limits.responseBytes} bytes at most; ask for fewer rows or columns`,
  );
}
