import type { LRUCache } from "lru-cache";
import type { Caller, Database } from "../database/database.ts";
import type { Catalog } from "./catalog/catalog.ts";
import type { PlannedRead } from "./read-table.ts";

/** All that answering one request takes. */
export type RequestContext = {
  request: Request;
  /** The request's path and query string. */
  address: string;
  parameters: URLSearchParams;
  caller: Caller;
  database: Database;
  catalog: Catalog;
  plannedReads: LRUCache<string, PlannedRead>;
  /** Called after a write that may have changed public content. */
  afterContentWrite(): Promise<void>;
};
