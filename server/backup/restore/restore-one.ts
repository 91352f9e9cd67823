import { randomUUID } from "node:crypto";
import type { Database } from "../../backend/database/database.ts";
import { BackupError } from "../backup-error.ts";
import type { ScratchSpace } from "../kept/scratch-database.ts";
import { type BackupSource, restoreBackup } from "./restore.ts";

/** The tables that hold what is asked for by its slug. */
const tablesOf: Readonly<Record<string, readonly string[]>> = {
  article: ["otm_blog_articles"],
  page: ["otm_pages", "otm_download_pages"],
};

type Targets = { database: Database; space: ScratchSpace };

/**
 * Puts one article or page out of a backup into the trash of the site, and a text beside the live one, where a person
 * restores or publishes it. Gives a sentence. Throws BackupError when there is no such thing, or it is not gone.
 */
export async function restoreOne(
  source: BackupSource,
  only: string,
  { database, space }: Targets,
): Promise<string> {
  const [, noun = "", name = ""] = /^(article|page|text):(.+)$/.exec(only) ?? [];
  if (name === "") throw new BackupError("--only names an article:SLUG, a page:SLUG or a text:KEY.");
  return space.use(async (scratch) => {
    const { createdAt } = await restoreBackup(source, scratch);
    return noun === "text"
      ? restoreText(scratch.database, database, name, createdAt)
      : restoreDocument(scratch.database, database, { noun, name, createdAt });
  });
}

type Item = { id: string; title: string; table: string; row: string };

async function restoreDocument(
  scratch: Database,
  database: Database,
  { noun, name, createdAt }: { noun: string; name: string; createdAt: string },
): Promise<string> {
  const items: Item[] = [];
  for (const table of tablesOf[noun] ?? []) items.push(...(await moveToTrash(scratch, table, name)));
  const [item, another] = items;
  if (!item) throw new BackupError(`The backup of ${createdAt} has no ${noun} ${name}.`);
  if (another) throw new BackupError(`The backup of ${createdAt} has several pages ${name}.`);
  await database.transaction(async (transaction) => {
    const [there] = await transaction.query<{ is_live: boolean; is_in_trash: boolean }>(
      `select exists (select from public.${item.table} where id = $1::uuid) as is_live,
         exists (select from private.trash where subject_id = $1::uuid) as is_in_trash`,
      [item.id],
    );
    if (there?.is_live) {
      throw new BackupError(`The ${noun} ${name} is on the site: its versions are in its history.`);
    }
    if (there?.is_in_trash) throw new BackupError(`The ${noun} ${name} is in the trash: restore it there.`);
    await transaction.query(
      `insert into private.trash
       select * from jsonb_populate_record(
         null::private.trash, $1::jsonb || jsonb_build_object('deleted_at', now(), 'deleted_by', null)
       )`,
      [item.row],
    );
  });
  return `The ${noun} ${JSON.stringify(item.title)} of ${createdAt} is in the trash: restore it at /admin/trash.`;
}

/** Deletes it in the scratch database as a person, so that the trash keeps what hangs on it. */
async function moveToTrash(scratch: Database, table: string, slug: string): Promise<Item[]> {
  return scratch.transaction(async (transaction) => {
    await transaction.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: randomUUID(), role: "service_role" }),
    ]);
    const found = await transaction.query<{ id: string }>(
      `select id from public.${table} where slug = $1
       union select subject_id from private.trash where source = $2 and slug = $1`,
      [slug, table],
    );
    const ids = found.map(({ id }) => id);
    await transaction.query(`delete from public.${table} where id = any($1::uuid[])`, [ids]);
    // Where its versions were deleted for good they come back with it.
    return transaction.query<Item>(
      `select subject_id as id, title, source as table, (to_jsonb(item) || jsonb_build_object(
         'document', document || coalesce((
           select jsonb_build_array(jsonb_build_object('table', 'public.otm_versions', 'rows', jsonb_agg(version)))
           from public.otm_versions version where version.subject_id = item.subject_id having count(*) > 0
         ), '[]')
       ))::text as row
       from private.trash item where subject_id = any($1::uuid[])`,
      [ids],
    );
  });
}

/** The trash has no texts: it waits to be published, beside what is live. */
async function restoreText(
  scratch: Database,
  database: Database,
  key: string,
  createdAt: string,
): Promise<string> {
  const texts = await scratch.query<{ language: string; text: string }>(
    "select language, text from public.otm_site_texts where key = $1 order by language",
    [key],
  );
  if (texts.length === 0) {
    throw new BackupError(`The backup of ${createdAt} has no text ${key}: it was the original.`);
  }
  const written = await database.query<{ language: string }>(
    `insert into public.otm_waiting_texts (key, language, text)
     select $1, kept ->> 'language', kept ->> 'text' from jsonb_array_elements($2::jsonb) kept
     where not exists (
       select from public.otm_site_texts live
       where live.key = $1 and live.language = kept ->> 'language' and live.text = kept ->> 'text'
     )
     on conflict do nothing
     returning language`,
    [key, JSON.stringify(texts)],
  );
  const languages = written.map(({ language }) => language).join(", ");
  if (languages)
    return `The text ${key} of ${createdAt} (${languages}) waits to be published at /admin/texts.`;
  throw new BackupError(
    `The text ${key} is live as it was at ${createdAt}, or another one waits in its place.`,
  );
}
