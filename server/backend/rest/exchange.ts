import type { Caller, Database } from "../database.ts";
import type { Catalog } from "./catalog.ts";
import type { PlannedRead } from "./read-table.ts";
import { RestError } from "./rest-error.ts";

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
};

export type Remembered<Value> = { get(key: string, make: () => Value): Value };

/** Remembers what was made last for up to `limit` keys. */
export function remember<Value>(limit: number): Remembered<Value> {
  const values = new Map<string, Value>();
  return {
    get(key, make) {
      const known = values.get(key);
      const value = known ?? make();
      values.delete(key);
      values.set(key, value);
      if (values.size > limit) {
        const [oldest] = values.keys();
        if (oldest !== undefined) values.delete(oldest);
      }
      return value;
    },
  };
}

export function unsupportedMethod(method: string): RestError {
  return new RestError({ status: 405, code: "PGRST117", message: `Unsupported HTTP method: ${method}` });
}
