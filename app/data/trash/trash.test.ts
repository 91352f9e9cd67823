import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Api, openApi } from "../../../server/backend/testing/api.ts";
import { describeOnDatabase } from "../../../server/backend/testing/databases.ts";
import { type Database, Refused } from "../database.ts";
import { deleteTag } from "../tags/admin-tags.ts";
import { deleteFromTrash, listTrash, NotInTrash, restoreFromTrash, SlugTaken } from "./trash.ts";

const tag = "b0000000-0000-4000-8000-000000000001";

describeOnDatabase("the panel's trash", (open) => {
  let api: Api;
  let admin: Database;
  let editor: Database;

  beforeAll(async () => {
    api = await openApi(await open());
    admin = api.client(await api.signIn({ isAdmin: true }));
    editor = api.client(await api.signIn({ role: "editor" }));
  });

  beforeEach(async () => {
    await api.database.execute(`
      delete from public.otm_blog_tags;
      delete from private.trash;
      insert into public.otm_blog_tags (id, name, slug) values ('${tag}', 'Agents', 'agents')`);
    await deleteTag(editor, tag);
  });

  it("has what was deleted, and by whom", async () => {
    expect(await listTrash(editor)).toEqual([
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
    expect(await listTrash(editor)).toEqual([]);
    await expect(restoreFromTrash(editor, tag)).rejects.toThrow(NotInTrash);
  });

  it("proposes another slug when its own is taken", async () => {
    await api.database.query("insert into public.otm_blog_tags (name, slug) values ('Others', 'agents')");
    const failure = await restoreFromTrash(editor, tag).catch((error) => error);
    expect(failure).toBeInstanceOf(SlugTaken);
    expect(failure).toMatchObject({ proposal: "agents-2" });
    expect(await restoreFromTrash(editor, tag, failure.proposal)).toMatchObject({ subjectId: tag });
  });

  it("is emptied by administrators", async () => {
    const ids = (await listTrash(editor)).map(({ id }) => id);
    await expect(deleteFromTrash(editor, ids)).rejects.toThrow(Refused);
    await deleteFromTrash(admin, ids);
    expect(await listTrash(admin)).toEqual([]);
  });
});
