// @module-tag S25

import { expect, it } from "vitest";
import { activeMember, activePage, arrangeContent, draft, guideFile, photo, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, user, visitor } from "./users.ts";

const address = `/media/${photo}`;
const body = (id: string) => `<p>Tekst</p><figure><img src="/media/${id}" alt=""></figure>`;

describeOnRows("the library of pictures and files", [createUsers, arrangeContent], (database) => {
  const run = (statement: string) => as(database, admin, statement);
  const uses = () =>
    as<{ place: string; language: string; label: string }>(
      database,
      admin,
      "select place, language, label from public.list_media_uses($1::uuid[]) order by 1, 2",
      [`{${photo},${guideFile}}`],
    );
  const isUnused = async (id = photo) => {
    const [row] = await database.query<{ unused: boolean }>(
      "select unused_since is not null as unused from public.otm_media where id = $1",
      [id],
    );
    return row?.unused;
  };
  const version = async () => {
    const [row] = await database.query<{ version: number }>("select public.content_version() as version");
    return row?.version;
  };

  it("gives anyone a picture whose id they know, without its name, and no PDF", async () => {
    for (const caller of [visitor, user, admin]) {
      const rows = await as(database, caller, "select * from public.list_pictures($1::uuid[])", [
        `{${photo},${guideFile},${published}}`,
      ]);
      expect(rows).toEqual([
        {
          id: photo,
          hash: "2".repeat(32),
          content_type: "image/jpeg",
          width: 1600,
          height: 1200,
          colour: "#c0ffee",
          alt_nl: "",
          alt_en: "",
          is_decorative: false,
          focal_x: 50,
          focal_y: 50,
        },
      ]);
    }
    await expect(
      as(database, visitor, "select * from public.list_pictures(array_fill($1::uuid, array[501]))", [photo]),
    ).rejects.toMatchObject({ code: "PT400" });
  });

  it("tells administrators alone where something is used, and who uploaded it", async () => {
    await run(`update public.otm_blog_articles set image_url = '${address}' where id = '${published}'`);
    for (const caller of [visitor, user]) {
      for (const call of ["list_media_uses(array[$1::uuid])", "get_media_uploader($1::uuid)"]) {
        const asked = as<Record<string, unknown>>(database, caller, `select * from public.${call} found`, [
          photo,
        ]);
        const shown = await asked.catch((error: { code: string }) => error.code);
        expect(["42501", [], [{ found: null }]]).toContainEqual(shown);
      }
    }
    await database.query("update public.otm_media set created_by = $1 where id = $2", [admin.id, photo]);
    expect(await as(database, admin, "select public.get_media_uploader($1::uuid) as who", [photo])).toEqual([
      { who: `${admin.id}@vlotwerk.example` },
    ]);
  });

  it("knows each place that uses something, and since when nothing does", async () => {
    expect([await isUnused(), await isUnused(guideFile)]).toEqual([true, false]);
    await run(`update public.otm_blog_articles set image_url = '${address}' where id = '${draft}'`);
    await run(
      `update public.otm_blog_article_content set content = '${body(photo)}' where article_id = '${published}'`,
    );
    await run(`update public.otm_team_members set image_url = '${address}' where id = '${activeMember}'`);
    await run(`insert into public.otm_about_us_content (content_key, value_nl, value_en)
      values ('statement', '${body(photo)}', '${body(photo)}')`);
    await run(`update public.otm_download_page_content set confirmation_content = '${body(photo)}'
      where page_id = '${activePage}'`);
    expect(await uses()).toEqual([
      { place: "about page", language: "en", label: "" },
      { place: "about page", language: "nl", label: "" },
      { place: "article", language: "nl", label: "Gepubliceerd" },
      { place: "article picture", language: "", label: "Concept" },
      { place: "download file", language: "nl", label: "active_page" },
      { place: "download page", language: "nl", label: "active_page" },
      { place: "team member", language: "", label: "Noor" },
    ]);
    expect(await isUnused()).toBe(false);
    await run("delete from public.otm_blog_articles");
    await run("delete from public.otm_team_members");
    await run("delete from public.otm_about_us_content");
    expect(await isUnused()).toBe(false);
    await run("delete from public.otm_download_pages");
    expect([await isUnused(), await isUnused(guideFile), await uses()]).toEqual([true, true, []]);
  });

  it("keeps its uses through a text's deletion and insertion, as the plain calls save an article", async () => {
    const row = `(article_id, language, title, content) values ('${published}', 'nl', 'T', '${body(photo)}')`;
    await run("delete from public.otm_blog_article_content");
    await run(`insert into public.otm_blog_article_content ${row}`);
    await run("update public.otm_blog_article_content set language = 'en'");
    expect((await uses()).filter(({ place }) => place === "article")).toEqual([
      { place: "article", language: "en", label: "T" },
    ]);
    await run("update public.otm_blog_article_content set content = '<p>Weg</p>'");
    expect(await isUnused()).toBe(true);
  });

  it("lets a page have a PDF of the library, and nothing else", async () => {
    const give = (id: string) =>
      run(
        `insert into public.otm_download_files (page_id, language, media_id) values ('${activePage}', 'en', '${id}')`,
      );
    await expect(give(photo)).rejects.toMatchObject({ code: "42501" });
    await give(guideFile);
  });

  it("rejects a description that was written over another one", async () => {
    const change = "update public.otm_media set alt_nl = 'Een foto', updated_at = '2020-01-01' where id = $1";
    await expect(as(database, admin, change, [photo])).rejects.toMatchObject({ code: "PT409" });
    await run("update public.otm_media set alt_nl = 'Een foto'");
  });

  it.each(["hash = 'x'", "content_type = 'image/png'", "path = 'x'", "unused_since = now()"])(
    "lets nobody but the server set %s",
    async (change) => {
      await expect(run(`update public.otm_media set ${change}`)).rejects.toMatchObject({ code: "42501" });
    },
  );

  it("renders pages again for what they show, and not for an upload or a use", async () => {
    const before = await version();
    await database.query(
      "select public.save_media(gen_random_uuid(), 'n', 'n', repeat('9', 32), 'image/png', 1, 2, 3, '#ffffff', null, false)",
    );
    expect(await version()).toBe(before);
    for (const change of ["alt_en = 'A photo'", "focal_x = 20", "is_decorative = true"]) {
      const earlier = await version();
      await run(`update public.otm_media set ${change}`);
      expect(await version(), change).toBe((earlier ?? 0) + 1);
    }
  });

  it("remembers the bytes of what was deleted or replaced, for a day", async () => {
    const orphans = () => database.query("select id, hash from private.media_orphans order by hash");
    await database.query(
      "select public.save_media(gen_random_uuid(), 'foto.jpg', 'x', repeat('7', 32), 'image/png', 1, 2, 3, '#ffffff', null, true)",
    );
    // Another id was announced: what is at the path has its own.
    expect(await orphans()).toEqual([]);
    await database.query(
      "select public.save_media($1, 'foto.jpg', 'x', repeat('7', 32), 'image/png', 1, 2, 3, '#ffffff', null, true)",
      [photo],
    );
    expect(await orphans()).toEqual([{ id: photo, hash: "2".repeat(32) }]);
    await run("delete from public.otm_media");
    expect(await orphans()).toHaveLength(3);
    expect(await database.query("select * from public.list_media_orphans()")).toEqual([]);
    await database.execute(
      "delete from private.trash; update private.media_orphans set orphaned_at = now() - interval '25 hours'",
    );
    expect(await database.query("select * from public.list_media_orphans()")).toHaveLength(3);
  });
});
