import { type ListCursor, readListCursor } from "../../../../app/data/list-cursor.ts";
import { ToolError } from "./tool-error.ts";

/** What an answer gives as `next`, for the rows after it; null after the last one. */
export function nextOf(older: ListCursor | null): string | null {
  return older && `${older.time}~${older.id}`;
}

/** The cursor of a `next`; null for the first page. Throws ToolError for what is none. */
export function readNext(after: string): ListCursor | null {
  const cursor = readListCursor(new URLSearchParams({ older: after }));
  if (after !== "" && !cursor)
    throw new ToolError("`after` takes the `next` of an earlier answer, as it was.");
  return cursor;
}
