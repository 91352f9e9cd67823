// @module-tag S47

import { describe, expect, it } from "vitest";
import type { Queryable } from "../../server/backend/database/database.ts";
import { arrangeContent, draft, guideFile, photo, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { listed, remove, restore, snapshot } from "./trash-rows.ts";
import { admin, as, createMembers, createUsers, editor, refused, writer } from "./users.ts";

const address = `/media/${photo}/${"2".repeat(32)}/640.jpg`;
const picture = { source: "otm_media", id: photo };

const ofWriter = (database: Queryable) =>
  database.query("update public.otm_media set created_by = $1", [writer.id]);
const rows = [createUsers, createMembers, arrangeContent, ofWriter];

describeOnRows("a picture in the trash", rows, (database) => {
  const lines = async (statement: string) =>
    (await database.query<{ line: string }>(statement)).map(({ line }) => line);
  const show = (id: string, html: string) =>
    database.query("update public.otm_blog_article_content set content = $2 where article_id = $1", [
      id,
      html,
    ]);
  const orphans = () => lines("select id::text as line from public.list_media_orphans() order by 1");
  const later = () =>
    database.query("update private.media_orphans set orphaned_at = now() - interval '2 days'");
  const upload = (path: string, hash: string) =>
    lines(`select outcome as line from public.save_media(gen_random_uuid(), '${path}', 'nieuw.jpg',
      repeat('${hash}', 32), 'image/png', 1, 2, 3, '#ffffff', '${editor.id}', false)`);
  const uses = () =>
    lines(
      `select concat_ws(' ', place, row_key) as line from private.media_uses where media_id = '${photo}'`,
    );

  it("is used when it comes back by what uses it then", async () => {
    await show(published, `<img src="${address}">`);
    await remove(database, picture);
    await show(published, "");
    await show(draft, `<img src="${address}">`);
    await restore(database, photo);
    expect(await uses()).toEqual([`article ${draft}`]);
    expect(await lines("select name as line from public.otm_media where unused_since is null")).toContain(
      "foto.jpg",
    );
    await remove(database, picture);
    await show(draft, "");
    await restore(database, photo);
    expect(await uses()).toEqual([]);
    expect(await lines("select name as line from public.otm_media where unused_since is not null")).toEqual([
      "foto.jpg",
    ]);
  });

  it("is waited for by whoever begins to use it while it is deleted", async () => {
    let showing: Promise<unknown> = Promise.resolve();
    await database.transaction(async (transaction) => {
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [admin.claims]);
      await transaction.query("delete from public.otm_media where id = $1", [photo]);
      showing = show(draft, `<img src="${address}">`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await showing;
    await restore(database, photo);
    expect(await uses()).toEqual([`article ${draft}`]);
  });

  it("keeps its bytes until it is deleted for good", async () => {
    await remove(database, picture);
    await later();
    expect(await orphans()).toEqual([]);
    expect(await lines("select list_hidden_media::text as line from public.list_hidden_media()")).toEqual([
      photo,
    ]);
    expect(await lines("select id::text as line from public.list_media_versions(null) order by 1")).toEqual(
      [photo, guideFile].toSorted(),
    );
    await as(database, admin, "select public.delete_from_trash(array(select id from public.list_trash()))");
    expect(await orphans()).toEqual([photo]);
    expect(await uses()).toEqual([]);
    expect(await lines("select list_hidden_media::text as line from public.list_hidden_media()")).toEqual([]);
  });

  it("does not keep the bytes that were replaced before", async () => {
    await database.query("update public.otm_media set hash = repeat('3', 32) where id = $1", [photo]);
    await remove(database, picture);
    await later();
    expect(await lines("select hash as line from public.list_media_orphans()")).toEqual(["2".repeat(32)]);
  });

  it("is as it was when it is back, and its bytes are in use", async () => {
    await show(published, `<img src="${address}">`);
    const before = await snapshot(database);
    await remove(database, picture);
    await restore(database, photo);
    expect(await snapshot(database)).toEqual(before);
    expect(await lines("select hash as line from private.media_orphans")).toEqual([]);
  });

  it("shows on pages again", async () => {
    const version = () => lines("select public.content_version()::text as line");
    await remove(database, picture);
    const before = await version();
    await restore(database, photo);
    expect(await version()).not.toEqual(before);
  });

  it("comes back under another path when its own is taken", async () => {
    await remove(database, picture);
    expect(await upload("foto.jpg", "7")).toEqual(["stored"]);
    await restore(database, photo);
    expect(await lines(`select path as line from public.otm_media where id = '${photo}'`)).toEqual([
      `${photo}/foto.jpg`,
    ]);
  });

  it("stays there while the library has the same file again, which is named", async () => {
    await remove(database, picture);
    expect(await upload("opnieuw.jpg", "2")).toEqual(["stored"]);
    await expect(restore(database, photo)).rejects.toMatchObject({ code: "23505", detail: "nieuw.jpg" });
    expect(await listed(database)).toHaveLength(1);
  });

  it("is the same when a client of the bucket has deleted it, and is named in the audit log once", async () => {
    await database.execute("set local session_replication_role = replica; delete from private.audit_log");
    await lines(`select public.remove_media('["foto.jpg"]', '${editor.id}') as line`);
    expect(await listed(database)).toMatchObject([
      { title: "foto.jpg", person: `${editor.id}@vlotwerk.example` },
    ]);
    expect(
      await lines("select concat_ws(' ', event, actor_id, label) as line from private.audit_log"),
    ).toEqual([`deleted ${editor.id} foto.jpg`]);
    await restore(database, photo);
  });

  it("is none that the server has deleted", async () => {
    await show(published, `<img src="${address}">`);
    await lines(`select public.remove_media('["foto.jpg"]', null) as line`);
    expect(await listed(database)).toEqual([]);
    expect(await uses()).toEqual([]);
  });

  describe("is restored by a writer", () => {
    it("who uploaded it and deleted it, when nothing live used it", async () => {
      await remove(database, picture, writer);
      await restore(database, photo, null, writer);
      expect(await listed(database)).toEqual([]);
    });

    it("not when something live did", async () => {
      await show(published, `<img src="${address}">`);
      await remove(database, picture);
      expect(await listed(database, writer)).toEqual([]);
      await expect(restore(database, photo, null, writer)).rejects.toMatchObject(refused);
    });
  });
});
