import { z } from "zod";
import type { OwnRole } from "../backend/database/call-function.ts";
import type { StatisticsStore } from "./statistics.ts";

const paths = z.array(z.string());

/** The counts in SQL functions. Throws DatabaseError. */
export function createStatisticsStore({ call }: OwnRole): StatisticsStore {
  return {
    listPages: async () => paths.parse(await call("list_counted_pages")),
    async add(views, searches) {
      await call("record_statistics", { _views: views, _searches: searches });
    },
    async addFetches(fetches) {
      await call("record_fetches", { _fetches: fetches });
    },
    async addMissing(missing, redirects) {
      await call("record_missing_paths", { _missing: missing, _hits: redirects });
    },
  };
}
