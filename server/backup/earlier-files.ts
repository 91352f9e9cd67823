import { createHash } from "node:crypto";
import { idPattern } from "../../app/data/id-pattern.ts";
import { mediaKey } from "../../app/data/media/picture-address.ts";
import type { Queryable } from "../backend/database/database.ts";
import { contentTypeOf } from "../backend/media/media-keys.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import type { TableContents } from "./contents.ts";

const filePath = new RegExp(`^files/(${idPattern})\\.pdf$`);

/** Before there was a library, a PDF file was a row of its page, and stored by its id alone. */
export function isEarlierTable({ name, columns }: TableContents): boolean {
  return name === "public.otm_download_files" && !columns.includes("media_id");
}

/** The id of a file of that time, by its path in the archive; null for other paths. */
export function earlierFileId(path: string): string | null {
  return filePath.exec(path)?.[1] ?? null;
}

/** Adds rows ($1, a JSON array) to the library and to their pages. Files are not read yet: the id stands for the hash. */
export function insertEarlierFiles({ columns }: TableContents): string {
  const value = (column: string) =>
    columns.includes(column) ? `value ->> ${columns.indexOf(column)}` : "null::text";
  return `with earlier as (
      select (${value("page_id")})::uuid as page_id, ${value("language")} as language, (${value("id")})::uuid as id,
        coalesce(nullif(btrim(${value("name")}), ''), 'download.pdf') as name, (${value("size")})::int as size,
        coalesce((${value("created_at")})::timestamptz, now()) as created_at
      from json_array_elements($1::json) value
    ), media as (
      insert into public.otm_media (id, path, name, hash, content_type, size, created_at, updated_at)
      select id, id::text, name, replace(id::text, '-', ''), 'application/pdf', size, created_at, created_at from earlier
    ), inserted as (
      insert into public.otm_download_files (page_id, language, media_id, created_at)
      select page_id, language, id, created_at from earlier
      returning 1
    )
    select count(*)::int as rows from inserted`;
}

/** Stores a file as its row's first version; the second of two equal ones becomes the first. Throws StoreError. */
export async function keepEarlierFile(
  transaction: Queryable,
  store: MediaStore,
  id: string,
  content: Buffer,
): Promise<void> {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  const [same] = await transaction.query("select from public.otm_media where hash = $1", [hash]);
  if (same) {
    await transaction.query(
      `with moved as (
         update public.otm_download_files set media_id = (select id from public.otm_media where hash = $2)
         where media_id = $1::uuid
       )
       delete from public.otm_media where id = $1::uuid`,
      [id, hash],
    );
    return;
  }
  const [row] = await transaction.query<{ id: string }>(
    "update public.otm_media set hash = $2, size = $3::int where id = $1::uuid returning id",
    [id, hash, content.byteLength],
  );
  const key = mediaKey(id, hash, "file.pdf");
  if (row) await store.put(key, content, contentTypeOf(key));
}

/** Lets the triggers find where these files are used. */
export async function recordEarlierUses(transaction: Queryable): Promise<void> {
  await transaction.execute("update public.otm_download_files set media_id = media_id");
}
