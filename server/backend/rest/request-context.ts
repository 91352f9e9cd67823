import type { Caller, Database } from "../database/database.ts";
import type { Catalog } from "./catalog/catalog.ts";
import type { PlannedRead } from "./read-table.ts";

/** All that answering one request takes. */
export type Exchange = {
  request: Request;
  /** The request's path and query string. */
  address: string;
  parameters: URLSearchParams;
  caller: Caller;
  database: Database;
  catalog: Catalog;
  plannedReads: Remembered<PlannedRead>;
  /** Called after a write that may have changed public content. */
  afterContentWrite(): Promise<void>;
};

export type Remembered<Value> = {
  find(key: string): Value | undefined;
  keep(key: string, value: Value): void;
};

/** Remembers what was asked for last, for up to `limit` keys. */
export function remember<Value>(limit: number): Remembered<Value> {
  const values = new Map<string, Value>();
  return {
    find(key) {
      const known = values.get(key);
      if (known === undefined) return undefined;
      values.delete(key);
      values.set(key, known);
      return known;
    },
    keep(key, value) {
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > limit && oldest !== undefined) values.delete(oldest);
    },
  };
}
