import type { Parameter } from "../../database.ts";
import type { DatabaseError } from "../../database-error.ts";

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
  const body = {
    list: "coalesce(json_agg(shown), '[]')::text",
    object: "string_agg(row_to_json(shown)::text, '')",
    nothing: "null::text",
  };
  return `select ${body[shape]} as body, count(*)::int as rows, ${total ?? "null::int"} as total from (${rows}) shown`;
}

/**
 * As resultOf for statements that write: the one row itself, or an error that undoes everything when it is not one.
 * `countedInError` reads that error.
 */
export function onlyRowOf(rows: string, total: string | null): string {
  const body =
    "case count(*) when 1 then string_agg(row_to_json(shown)::text, '') else ('rows:' || count(*))::int::text end";
  return `select ${body} as body, count(*)::int as rows, ${total ?? "null::int"} as total from (${rows}) shown`;
}

/** The number of rows for which onlyRowOf failed; null for any other error. */
export function countedInError(error: DatabaseError): number | null {
  const match = /^invalid input syntax for type integer: "rows:(\d+)"$/.exec(error.message);
  return error.code === "22P02" && match ? Number(match[1]) : null;
}
