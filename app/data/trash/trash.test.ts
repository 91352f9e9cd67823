// @module-tag S47

import { beforeAll, beforeEach, expect, it } from "vitest";
import { describeOnApi } from "../../../server/backend/testing/describe-on-api.ts";
import { type Database, Refused } from "../database.ts";
import type { ListCursor, ListPage } from "../list-cursor.ts";
import { deleteMedia } from "../media/admin-media.ts";
import { deleteTag } from "../tags/admin-tags.ts";
import {
  deleteFromTrash,
  listTrash,
  NotInTrash,
  restoreFromTrash,
  SameFileThere,
  SlugTaken,
  type TrashItem,
  type TrashSource,
  undeleteAll,
} from "./trash.ts";

const tag = "b0000000-0000-4000-8000-000000000001";

describeOnApi("the panel's trash", (api) => {
  let admin: Database;
  let editor: Database;

  beforeAll(async () => {
    admin = api.client(await api.signIn({ isAdmin: true }));
    editor = api.client(await api.signIn({ role: "editor" }));
  });

  const list = async (db: Database, filter: { search?: string; source?: TrashSource } = {}) =>
    (await listTrash(db, { search: "", source: null, ...filter }, null)).rows;

  beforeEach(async () => {
    await api.database.execute(`
      delete from public.otm_blog_tags;
      delete from private.trash;
      insert into public.otm_blog_tags (id, name, slug) values ('${tag}', 'Agents', 'agents')`);
    await deleteTag(editor, tag);
  });

  it("has what was deleted, and by whom", async () => {
    expect(await list(editor)).toEqual([
      {
        id: expect.any(String),
        source: "otm_blog_tags",
        subjectId: tag,
        title: "Agents",
        slug: "agents",
        deletedAt: expect.any(String),
        person: expect.stringContaining("@"),
      },
    ]);
  });

  it("gives back what was just deleted by its own id, once", async () => {
    expect(await restoreFromTrash(editor, tag)).toEqual({ subjectId: tag, leftOut: [] });
    expect(await list(editor)).toEqual([]);
    await expect(restoreFromTrash(editor, tag)).rejects.toThrow(NotInTrash);
  });

  it("proposes another slug when its own is taken", async () => {
    await api.database.query("insert into public.otm_blog_tags (name, slug) values ('Others', 'agents')");
    const failure = await restoreFromTrash(editor, tag).catch((error) => error);
    expect(failure).toBeInstanceOf(SlugTaken);
    expect(failure).toMatchObject({ proposal: "agents-2" });
    expect(await restoreFromTrash(editor, tag, failure.proposal)).toMatchObject({ subjectId: tag });
  });

  it("is read page by page, and filtered", async () => {
    await api.database.execute(`
      insert into private.trash (source, noun, role, subject_id, title, document, links, deleted_at)
      select 'otm_webhooks', 'webhook', 'editor', gen_random_uuid(), 'Hook ' || number, '[]', '[]',
        now() - number * interval '1 minute'
      from generate_series(1, 120) number`);
    const titles: string[] = [];
    for (let cursor: ListCursor | null = null, page = 1; page === 1 || cursor; page += 1) {
      const part: ListPage<TrashItem> = await listTrash(editor, { search: "", source: null }, cursor);
      titles.push(...part.rows.map(({ title }) => title));
      cursor = part.older;
    }
    expect(titles).toEqual(["Agents", ...Array.from({ length: 120 }, (_, index) => `Hook ${index + 1}`)]);
    expect(await list(editor, { source: "otm_blog_tags" })).toHaveLength(1);
    expect((await list(editor, { search: "hook 77" })).map(({ title }) => title)).toEqual(["Hook 77"]);
  });

  it("names the file that the library has again, and keeps the one it has", async () => {
    const id = "c0000000-0000-4000-8000-000000000001";
    const upload = (name: string, own: string) =>
      api.database.query(
        `insert into public.otm_media (id, path, name, hash, content_type, size)
         values (${own}, $1, $1, repeat('1', 32), 'application/pdf', 9)`,
        [name],
      );
    await upload("gids.pdf", `'${id}'`);
    await deleteMedia(editor, id);
    await upload("nieuw.pdf", "gen_random_uuid()");
    const failure = await undeleteAll(editor, [id, tag]).catch((error) => error);
    expect(failure).toBeInstanceOf(SameFileThere);
    expect(failure).toMatchObject({ message: "nieuw.pdf" });
    expect((await list(editor)).map(({ title }) => title)).toEqual(["gids.pdf"]);
    await api.database.query("delete from public.otm_media");
    await undeleteAll(editor, [id]);
    expect(await list(editor)).toEqual([]);
  });

  it("is emptied by administrators", async () => {
    const ids = (await list(editor)).map(({ id }) => id);
    await expect(deleteFromTrash(editor, ids)).rejects.toThrow(Refused);
    await deleteFromTrash(admin, ids);
    expect(await list(admin)).toEqual([]);
  });
});
