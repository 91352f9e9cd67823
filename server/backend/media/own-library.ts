import type { Database } from "../database/database.ts";
import { type MediaLibrary, openLibrary } from "./library.ts";

/** The library in the server's own database. Throws DatabaseError. */
export function openOwnLibrary(database: Pick<Database, "query">): MediaLibrary {
  return openLibrary(async (name, parameters) => {
    // Both names are the library's own, never a request's.
    const list = Object.keys(parameters).map((parameter, index) => `${parameter} => $${index + 1}`);
    const call = `select * from public.${name}(${list.join(", ")})`;
    const statement = `select coalesce(json_agg(found), '[]') as rows from (${call}) found`;
    const [row] = await database.query<{ rows: unknown }>(statement, Object.values(parameters));
    return row?.rows ?? [];
  });
}
