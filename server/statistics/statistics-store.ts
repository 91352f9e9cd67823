import type { Queryable } from "../backend/database/database.ts";
import type { StatisticsStore } from "./statistics.ts";

/** Stores counts in the own database. */
export function createStatisticsStore(database: Queryable): StatisticsStore {
  return {
    async listPages() {
      const rows = await database.query<{ path: string }>(
        "select path from public.list_counted_pages() pages (path)",
      );
      return rows.map(({ path }) => path);
    },
    async add(views, searches) {
      await database.query("select public.record_statistics($1::jsonb, $2::jsonb)", [
        JSON.stringify(views),
        JSON.stringify(searches),
      ]);
    },
  };
}
