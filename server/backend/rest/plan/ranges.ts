import { limitExceeded, limits } from "../errors/limits.ts";
import { invalidRange } from "../errors/rest-error.ts";
import type { ResourceQuery } from "./query-string.ts";

type RowRange = { offset: number; limit: number };

/** The intersection of limit, offset and the `Range` header. Throws RestError PGRST103, beyond_bounds. */
export function readRange(query: ResourceQuery, header: string | null): RowRange {
  const requested = { offset: query.offset, limit: query.limit ?? limits.rows };
  const match = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header?.trim() ?? "");
  if (!match) return requested;
  const first = Number(match[1]);
  if (match[2] === undefined) return narrow(requested, first, Number.POSITIVE_INFINITY);
  const last = Number(match[2]);
  if (first > last) {
    throw invalidRange(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  }
  if (last - first >= limits.rows) {
    throw limitExceeded(400, `One answer has ${limits.rows} rows at most; ask for a smaller range`);
  }
  return narrow(requested, first, last);
}

function narrow({ offset, limit }: RowRange, first: number, last: number): RowRange {
  const from = Math.max(offset, first);
  const to = Math.min(offset + limit - 1, last);
  return { offset: from, limit: Math.max(0, to - from + 1) };
}

/** `0-9/20`; `0-9/*` without a count, `*` without rows. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const range = rows > 0 && total !== 0 ? `${offset}-${offset + rows - 1}` : "*";
  return `${range}/${total ?? "*"}`;
}
