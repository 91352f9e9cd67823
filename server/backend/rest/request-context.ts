import type { LRUCache } from "lru-cache";
import type { Caller, Database } from "../database/database.ts";
import type { Catalog } from "./catalog/catalog.ts";
import type { PlannedRead } from "./read-table.ts";

export type RequestContext = {
  request: Request;
  /** Path and query string. */
  address: string;
  parameters: URLSearchParams;
  caller: Caller;
  database: Pick<Database, "query" | "call" | "queryAs">;
  catalog: Catalog;
  /** Null: addresses of this site are not known. */
  siteUrl: URL | null;
  plannedReads: LRUCache<string, PlannedRead>;
  /** Awaited after a write that may have changed public content. */
  afterContentWrite(): Promise<void>;
};
