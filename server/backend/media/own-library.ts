import type { Database } from "../database/database.ts";
import { callOwnFunctions } from "../database/own-functions.ts";
import { type MediaLibrary, openLibrary } from "./library.ts";

/** The library in the server's own database. Throws DatabaseError. */
export function openOwnLibrary(database: Pick<Database, "query">): MediaLibrary {
  return openLibrary(callOwnFunctions(database));
}
