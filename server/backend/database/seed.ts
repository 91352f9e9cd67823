import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "./database.ts";
import { listScripts, MigrationError, migrationLock, type Script } from "./migrate.ts";

const ownFolder = fileURLToPath(new URL("../../../supabase/", import.meta.url));

/** Seeds an empty database in one transaction; returns the files, none when it has content. Throws MigrationError. */
export async function seed(database: Database, folder = ownFolder): Promise<string[]> {
  const root = folder.replace(/\/$/, "");
  const files = [
    { name: "seed.sql", path: `${root}/seed.sql` },
    ...(await scriptsIn(root, "seed/articles")),
    ...(await scriptsIn(root, "seed/pages")),
    { name: "seed/sample-content.sql", path: `${root}/seed/sample-content.sql` },
  ];
  return database.transaction(async (transaction) => {
    await transaction.execute("set local statement_timeout = 0; set local lock_timeout = 0");
    await transaction.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    const [state] = await transaction.query<{ untouched: boolean }>(`
      select not exists (select from supabase_migrations.seed_files)
        and not exists (select from public.otm_blog_tags)
        and not exists (select from public.otm_blog_articles)
        and not exists (select from public.otm_about_us_content)
        and not exists (select from public.otm_team_members)
        and not exists (select from public.otm_download_pages)
        and not exists (select from public.otm_pages) as untouched
    `);
    if (!state?.untouched) return [];
    for (const file of files) {
      const script = await readFile(file.path, "utf8");
      try {
        await transaction.execute(script);
      } catch (error) {
        throw new MigrationError(file.name, error);
      }
      await transaction.query("insert into supabase_migrations.seed_files (path, hash) values ($1, $2)", [
        `supabase/${file.name}`,
        createHash("sha256").update(script).digest("hex"),
      ]);
    }
    return files.map(({ name }) => name);
  });
}

/** The scripts of a folder, in the order of their numbers. */
async function scriptsIn(root: string, folder: string): Promise<Script[]> {
  const scripts = await listScripts(`${root}/${folder}`);
  return scripts.map(({ path }) => ({ name: `${folder}/${basename(path)}`, path }));
}
