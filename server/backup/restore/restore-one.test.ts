import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { arrangeContent, published, shownCase } from "../../../supabase/tests/content.ts";
import { arrangeRoots, isThere, restore } from "../../../supabase/tests/trash-rows.ts";
import { createMembers, createUsers } from "../../../supabase/tests/users.ts";
import { type Database, openDatabase } from "../../backend/database/database.ts";
import { createDirectoryStore } from "../../backend/media/directory-store.ts";
import { createPostgresDatabase, describeOnBareDatabase } from "../../backend/testing/databases.ts";
import { inFull, slice } from "../../testing/in-full.ts";
import { writeBackup } from "../backup.ts";
import { nowhere, type ScratchSpace } from "../kept/scratch-database.ts";
import { fingerprint } from "../testing/fingerprint.ts";
import { backupFile } from "./restore.ts";
import { restoreOne } from "./restore-one.ts";

describeOnBareDatabase("one thing out of a backup", (open) => {
  let parent: string;
  let database: Database;
  let file: string;
  const text = { key: "hero.title", language: "nl" };

  /** On the tests' own server. */
  const space: ScratchSpace = {
    use: async (work) =>
      work({ database: await open(), directory: join(parent, randomUUID()), store: nowhere }),
    release: async () => {},
  };
  const take = (only: string) => restoreOne(backupFile(file), only, { database, space });
  const deleteForGood = (table: string, id: string) =>
    database.query(`delete from public.${table} where id = $1`, [id]);

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), "one-"));
    database = await openDatabase({ url: await createPostgresDatabase(inject("migratedTemplate")) });
    await createUsers(database);
    await createMembers(database);
    await arrangeContent(database);
    await arrangeRoots(database);
    await database.query(
      "insert into public.otm_site_texts (key, language, text) values ($1, $2, 'Vroeger')",
      [text.key, text.language],
    );
    await mkdir(join(parent, "data"));
    file = join(parent, "x.tar.gz");
    const directory = join(parent, "data");
    await writeBackup({ database, directory, store: createDirectoryStore(join(directory, "files")) }, file);
  });
  afterAll(async () => {
    await database.close();
    await rm(parent, { recursive: true });
  });

  it.each(
    slice([
      ["article", "otm_blog_articles", published],
      ["page", "otm_pages", shownCase],
    ] as const),
  )("the %s is restored from the trash with all that hung on it", async (noun, source, id) => {
    const [row] = await database.query<{ slug: string }>(`select slug from public.${source} where id = $1`, [
      id,
    ]);
    const before = await contentOf(database);
    await deleteForGood(source, id);
    const only = `${noun}:${row?.slug}`;
    expect(await take(only)).toMatch(/is in the trash: restore it at \/admin\/trash\.$/);
    if (inFull) await expect(take(only)).rejects.toThrow("is in the trash");
    await restore(database, id);
    expect(await isThere(database, { source, id })).toBe(true);
    expect(await contentOf(database)).toEqual(before);
    const unchanged = await fingerprint(database);
    await expect(take(only)).rejects.toThrow("is on the site");
    expect(await fingerprint(database)).toEqual(unchanged);
  });

  it("a text waits to be published, unless it is live", async () => {
    if (inFull) await expect(take(`text:${text.key}`)).rejects.toThrow("is live as it was");
    await database.query("update public.otm_site_texts set text = 'Nu' where key = $1", [text.key]);
    expect(await take(`text:${text.key}`)).toContain("(nl) waits to be published");
    const waiting = "select language, text from public.otm_waiting_texts where key = $1";
    expect(await database.query(waiting, [text.key])).toEqual([{ language: "nl", text: "Vroeger" }]);
  });

  it.each(
    slice([
      ["lead:1", "--only names an article:SLUG, a page:SLUG or a text:KEY"],
      ["article:not-there", "has no article not-there"],
      ["text:not.there", "has no text not.there"],
    ] as const),
  )("%s is rejected in words", async (only, sentence) => {
    await expect(take(only)).rejects.toThrow(sentence);
  });
});

/** The texts, versions, lists and former slugs of articles and pages. */
async function contentOf(database: Database): Promise<Record<string, string>> {
  const found = Object.entries(await fingerprint(database));
  return Object.fromEntries(
    found.filter(([table]) => /^public\.otm_(blog|page|versions|homepage)/.test(table)),
  );
}
