import { basename, extname } from "node:path";
import { mainName, mediaAddress, mediaIdOf, mediaKey } from "../../app/data/media/picture-address.ts";
import type { LibraryPicture, LibraryPictures } from "../../app/data/media/pictures.ts";
import { slugOf } from "../../app/data/slug.ts";
import { canonicalAddress } from "../../app/html/canonical-addresses.ts";
import type { Queryable } from "../backend/database/database.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import { readMediaFile } from "../backend/media/read-media-file.ts";
import type { Write } from "./documents.ts";
import { createFileNames } from "./file-names.ts";

export type ExportedMedia = {
  pictures: LibraryPictures;
  /** Where a file of the library is, seen from a folder of the export; any other address stays as it is. */
  placeOf(address: string, root: string): string;
  files: number;
  /** Keys of the library that its store lacks. */
  missing: string[];
};

type Row = Omit<LibraryPicture, "width"> & { name: string; width: number | null; offered_by: string[] };

/** Writes the main file of each picture, and each PDF file, below `media/`. Throws DatabaseError, StoreError. */
export async function exportMedia(
  database: Queryable,
  store: Pick<MediaStore, "get">,
  { origin }: URL,
  write: Write,
): Promise<ExportedMedia> {
  const rows = await database.query<Row>(
    `select id, name, hash, content_type, width, height, colour, alt_nl, alt_en, is_decorative, focal_x, focal_y,
       array(
         select slug || '.' || language from public.otm_download_files
         join public.otm_download_pages page on page.id = page_id where media_id = listed.id order by 1
       ) as offered_by
     from public.otm_media listed order by created_at, id`,
  );
  const nameOf = createFileNames();
  const places = new Map<string, string>();
  const pictures: Record<string, LibraryPicture> = {};
  const missing: string[] = [];
  const list: object[] = [];
  for (const { width, name, offered_by, ...row } of rows) {
    const key = mediaKey(row.id, row.hash, mainName(row.content_type, width));
    const place = `media/${nameOf(slugOf(basename(name, extname(name))), row.id)}${extname(key)}`;
    const content = await readMediaFile(store, key);
    if (content) await write(place, content);
    if (content) places.set(row.id, place);
    else missing.push(key);
    if (width !== null) pictures[row.id] = { ...row, width };
    const { id, alt_nl, alt_en, is_decorative } = row;
    // A PDF file has no address that anyone may open.
    const address = width === null ? null : origin + mediaAddress(id);
    list.push({ id, name, file: content ? place : null, address, alt_nl, alt_en, is_decorative, offered_by });
  }
  await write("media.json", JSON.stringify(list, null, 2));
  const placeOf: ExportedMedia["placeOf"] = (address, root) => {
    const place = places.get(mediaIdOf(canonicalAddress(address, origin)) ?? "");
    return place ? root + place : address;
  };
  return { pictures, placeOf, files: places.size, missing };
}
