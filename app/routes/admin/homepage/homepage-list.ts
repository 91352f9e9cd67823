import type { Database } from "../../../data/database.ts";
import type { HomepageEntry } from "../../../data/homepage/entries.ts";

/** A list of the home page that editors order; its texts begin with its name. */
export type HomepageList = {
  of: "articles" | "cases";
  /** How many the home page shows. */
  limit: number;
  /** Adds an article or a page to the entries. */
  add(db: Database, subjectId: string, entries: readonly HomepageEntry[]): Promise<void>;
  move(db: Database, id: string, direction: "up" | "down"): Promise<void>;
  remove(db: Database, id: string): Promise<void>;
  /** Puts an entry back where it was. */
  putBack(db: Database, entry: HomepageEntry): Promise<void>;
};
