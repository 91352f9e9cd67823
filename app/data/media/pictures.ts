import { type Database, expectData } from "../database.ts";
import { mediaIdsIn } from "./picture-address.ts";

/** A picture of the library, as pages need it. */
export type LibraryPicture = {
  id: string;
  hash: string;
  content_type: string;
  width: number;
  height: number;
  /** Such as #c0ffee. */
  colour: string;
  alt_nl: string;
  alt_en: string;
  is_decorative: boolean;
  /** In per cent. */
  focal_x: number;
  focal_y: number;
};

/** By id. */
export type LibraryPictures = Readonly<Record<string, LibraryPicture>>;

/** What `list_pictures` takes at once. */
const most = 500;

/** The library's pictures that these texts, addresses or HTML name; without a query when there is none. */
export async function listPictures(
  db: Database,
  texts: readonly (string | null)[],
): Promise<LibraryPictures> {
  const ids = mediaIdsIn(texts.join(" ")).slice(0, most);
  if (ids.length === 0) return {};
  const rows = expectData(await db.rpc("list_pictures", { _ids: ids }));
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}
