import type { DatabaseError } from "../../../shared/database-error.ts";
import type { Parameter } from "../../database/database.ts";
import { limitExceeded, limits } from "../errors/limits.ts";
import { notSingleRow, type RestError, tooManyAffected } from "../errors/rest-error.ts";
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
  /** Of an upsert: the rows that were not there before. */
  inserted: number | null;
};

/** `onlyRow`: one row, or an error that rolls back (see `restErrorIn`). */
export type Shape = "list" | "object" | "onlyRow" | "nothing";

export type ResultForm = {
  shape: Shape;
  /** Without the members that are null. */
  isStripped: boolean;
  /** Expressions of the statement. */
  total?: string | null;
  inserted?: string | null;
  /** More rows of `changed` than this are an error that rolls back. */
  maxAffected?: number | null;
};

/** The statement's only row, of the lines that `rows` selects. */
export function resultOf(rows: string, form: ResultForm): string {
  const { shape, isStripped, total, inserted, maxAffected } = form;
  const body = bodyOf(shape, isStripped ? `json_strip_nulls((${limitedLine})::json)::text` : limitedLine);
  const from = shape === "nothing" ? `(${rows}) shown` : measured(rows);
  return (
    `select ${withinLimit(body, "(select count(*) from changed)", maxAffected ?? null)} as body, count(*)::int as rows, ` +
    `${total ?? "null::int"} as total, ${inserted ?? "null::int"} as inserted from ${from}`
  );
}

function bodyOf(shape: Shape, line: string): string {
  if (shape === "nothing") return "null::text";
  const text = `string_agg(${line}, ',')`;
  if (shape === "object") return text;
  if (shape === "onlyRow") return `case count(*) when 1 then ${text} else ${failure("rows", "count(*)")} end`;
  return `'[' || coalesce(${text}, '') || ']'`;
}

/** The body, or an error when more rows were changed. */
export function withinLimit(body: string, count: string, maxAffected: number | null): string {
  if (maxAffected === null) return body;
  return `case when ${count} > ${maxAffected} then ${failure("affected", count)} else ${body} end`;
}

/** PostgreSQL localises the text around it. */
const failed = new RegExp(`${marker}:(rows|bytes|affected):(\\d+)`);

/** The limit that the statement hit; null for any other error. */
export function restErrorIn(error: DatabaseError): RestError | null {
  const match = error.code === "22P02" ? failed.exec(error.message) : null;
  if (!match) return null;
  if (match[1] === "rows") return notSingleRow(Number(match[2]));
  if (match[1] === "affected") return tooManyAffected(Number(match[2]));
  return tooLong(Number(match[2]));
}

export function tooLong(most: number = limits.responseBytes): RestError {
  return limitExceeded(400, `An answer has ${most} bytes at most; ask for fewer rows or columns`);
}
