import { textKeys } from "../../app/i18n/text-keys.ts";
import type { Queryable } from "./database/database.ts";

/** Tells the database which texts of the site this version knows: others can't be stored. Throws DatabaseError. */
export async function storeTextKeys(database: Queryable): Promise<void> {
  await database.query("select public.set_site_text_keys($1::jsonb)", [JSON.stringify(textKeys)]);
}
