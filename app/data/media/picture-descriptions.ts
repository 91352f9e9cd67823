import { type Database, expectData } from "../database.ts";

/** What the library says about a picture. */
export type PictureDescription = {
  id: string;
  name: string;
  alt_nl: string;
  alt_en: string;
  is_decorative: boolean;
};

/** More would make a longer address than the backend takes. */
export const mostDescriptions = 150;

/** The descriptions of these pictures, for administrators. Throws when the query fails. */
export async function listPictureDescriptions(
  db: Database,
  ids: readonly string[],
): Promise<PictureDescription[]> {
  if (ids.length === 0) return [];
  return expectData(
    await db
      .from("otm_media")
      .select("id, name, alt_nl, alt_en, is_decorative")
      .in("id", ids.slice(0, mostDescriptions)),
  );
}
