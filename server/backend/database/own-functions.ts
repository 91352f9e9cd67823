import type { CallFunction } from "../media/library.ts";
import type { Queryable } from "./database.ts";

/** Calls SQL functions in the server's own database. Throws DatabaseError. */
export function callOwnFunctions(database: Pick<Queryable, "query">): CallFunction {
  return async (name, parameters) => {
    // Both names are the server's own, never a request's.
    const list = Object.keys(parameters).map((parameter, index) => `${parameter} => $${index + 1}`);
    const call = `select * from public.${name}(${list.join(", ")})`;
    const statement = `select coalesce(json_agg(found), '[]') as rows from (${call}) found`;
    const [row] = await database.query<{ rows: unknown }>(statement, Object.values(parameters));
    return row?.rows ?? [];
  };
}
