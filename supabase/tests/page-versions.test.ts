import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { call } from "./article-versions.ts";
import { activeMember, activePage, arrangeContent, draftPage, emptyTables, photo } from "./content.ts";
import { admin, as, createUsers, refused, user } from "./users.ts";

type Version = { id: string; number: number; kind: string; note: string };

describeOnDatabase("the versions of pages", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
  });

  const versionsOf = (page: string) =>
    database.query<Version>(
      "select id, number, kind, note from public.otm_page_versions where page = $1 order by number",
      [page],
    );

  async function restore(page: string, number: number): Promise<number> {
    const versions = await versionsOf(page);
    return call<number>(database, "restore_page_version", {
      _id: versions.find((version) => version.number === number)?.id ?? null,
      _number: versions.at(-1)?.number ?? null,
    });
  }

  const kindsOf = async (page: string) => (await versionsOf(page)).map(({ kind }) => kind);

  describe("of a download page", () => {
    const titles = () =>
      database.query(
        "select language, title from public.otm_download_page_content where page_id = $1 order by 1",
        [activePage],
      );

    it("are left by each transaction that changes it, and by none that does not", async () => {
      await database.execute(`
        update public.otm_download_pages set active = active where id = '${activePage}';
        update public.otm_download_page_content set title = title where page_id = '${activePage}'`);
      expect(await kindsOf(activePage)).toEqual(["published"]);
      await database.execute(`
        update public.otm_download_page_content set title = 'Nieuw' where page_id = '${draftPage}';
        insert into public.otm_download_page_content (page_id, language, title) values ('${draftPage}', 'en', 'New')`);
      expect(await kindsOf(draftPage)).toEqual(["saved", "saved"]);
    });

    it("bring its texts back in both languages, and leave its address and state", async () => {
      await database.execute(`
        update public.otm_download_page_content set title = 'Nieuw' where page_id = '${activePage}';
        insert into public.otm_download_page_content (page_id, language, title) values ('${activePage}', 'en', 'New');
        update public.otm_download_pages set slug = 'renamed', active = false where id = '${activePage}'`);
      expect(await restore(activePage, 1)).toBe(3);
      expect(await titles()).toEqual([
        { language: "en", title: "" },
        { language: "nl", title: "Gids" },
      ]);
      expect(
        await database.query("select slug, active from public.otm_download_pages where id = $1", [
          activePage,
        ]),
      ).toEqual([{ slug: "renamed", active: false }]);
      expect((await versionsOf(activePage)).at(-1)).toMatchObject({ number: 3, kind: "restored", note: "1" });
      const [event] = await database.query(
        "select event, noun, subject_id, label from private.audit_log where event = 'restored'",
      );
      expect(event).toEqual({
        event: "restored",
        noun: "download page",
        subject_id: activePage,
        label: "renamed 1",
      });
    });

    it("wait to be published when the page is shown, and what visitors see stays", async () => {
      await database.execute(
        `update public.otm_download_page_content set title = 'Nieuw' where page_id = '${activePage}'`,
      );
      expect(await restore(activePage, 1)).toBe(3);
      expect(await titles()).toEqual([{ language: "nl", title: "Nieuw" }]);
      expect((await versionsOf(activePage)).at(-1)).toMatchObject({ number: 3, kind: "restored", note: "1" });
      await call(database, "save_download_page", { _id: activePage, _number: 3, _active: true });
      expect(await titles()).toEqual([{ language: "nl", title: "Gids" }]);
      expect(await kindsOf(activePage)).toEqual(["published", "published", "restored", "published"]);
    });

    it("name the files that are gone", async () => {
      const file = "f0000000-0000-4000-8000-0000000000ff";
      await database.query("update public.otm_download_page_content set content = $1 where page_id = $2", [
        `<img src="/media/${file}/gids.png"><img src="/media/${photo}/foto.jpg">`,
        activePage,
      ]);
      const [, version] = await versionsOf(activePage);
      expect(
        await as(database, admin, "select kind, id from public.list_missing_parts($1)", [
          version?.id ?? null,
        ]),
      ).toEqual([{ kind: "file", id: file }]);
    });

    it("are gone with it", async () => {
      await database.execute(`delete from public.otm_download_pages where id = '${activePage}'`);
      expect(await versionsOf(activePage)).toEqual([]);
    });
  });

  describe("of the about page", () => {
    const members = () =>
      database.query("select name, active from public.otm_team_members order by display_order");

    it("bring its texts back, and the members who were deleted; later ones are no longer shown", async () => {
      await database.execute(`
        update public.otm_about_us_content set value_nl = 'Wie we zijn';
        insert into public.otm_about_us_content (content_key, value_en) values ('team_title', 'People');
        delete from public.otm_team_members where id = '${activeMember}';
        insert into public.otm_team_members (name, display_order) values ('Sam', 3)`);
      expect(await kindsOf("about")).toEqual(["published", "published"]);
      expect(await restore("about", 1)).toBe(3);
      expect(
        await database.query(
          "select content_key, value_nl, value_en from public.otm_about_us_content order by content_key",
        ),
      ).toEqual([
        { content_key: "about_title", value_nl: "Over ons", value_en: "" },
        { content_key: "team_title", value_nl: "", value_en: "" },
      ]);
      expect(await members()).toEqual([
        { name: "Noor", active: true },
        { name: "Lotte", active: false },
        { name: "Sam", active: false },
      ]);
      expect(await kindsOf("about")).toEqual(["published", "published", "restored"]);
      const [event] = await database.query(
        "select noun, label from private.audit_log where event = 'restored'",
      );
      expect(event).toEqual({ noun: "about page", label: null });
    });
  });

  it("are not restored over a newer one than was loaded", async () => {
    const [first] = await versionsOf("about");
    await expect(
      call(database, "restore_page_version", { _id: first?.id ?? null, _number: 0 }),
    ).rejects.toMatchObject({ code: "PT409" });
  });

  it("are listed, restored and pruned by nobody who may not", async () => {
    const [first] = await versionsOf("about");
    for (const statement of [
      "select public.list_page_versions('about')",
      `select public.restore_page_version('${first?.id}', 1)`,
      "select public.prune_page_versions(now())",
    ]) {
      await expect(as(database, user, statement)).rejects.toMatchObject(refused);
    }
  });

  it("are pruned when they were never public, but never the newest", async () => {
    await database.execute(`
      update public.otm_download_page_content set title = 'Nieuw' where page_id in ('${activePage}', '${draftPage}')`);
    for (const [number, title] of ["Een", "Twee", "Drie"].entries()) {
      await call(database, "save_working_page", {
        _id: activePage,
        _number: number + 2,
        _content: JSON.stringify([{ language: "nl", title }]),
      });
    }
    const [row] = await database.query(
      "select public.prune_page_versions(now() + interval '1 second') as pruned",
    );
    expect(row).toEqual({ pruned: 3 });
    expect((await versionsOf(draftPage)).map(({ number }) => number)).toEqual([2]);
    expect((await versionsOf(activePage)).map(({ number }) => number)).toEqual([1, 2, 5]);
  });
});
