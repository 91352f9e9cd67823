import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { call } from "./article-versions.ts";
import { activePage, arrangeContent, draftPage, emptyTables } from "./content.ts";
import { admin, as, createUsers, otherAdmin, refused, user } from "./users.ts";

type Text = { language: string; title?: string | null; button_text?: string };

describeOnDatabase("the working version of a download page", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
  });

  const keep = (number: number, texts: Text[], page = activePage) =>
    call(database, "save_working_page", { _id: page, _number: number, _content: JSON.stringify(texts) });
  const save = (number: number, isActive: boolean, texts: Text[] = [], page = activePage) =>
    call(database, "save_download_page", {
      _id: page,
      _number: number,
      _active: isActive,
      _content: JSON.stringify(texts),
    });
  const discard = (number: number) =>
    call(database, "discard_working_page", { _id: activePage, _number: number });
  const kinds = async (page = activePage) =>
    (
      await database.query<{ kind: string }>(
        "select kind from public.otm_page_versions where page_id = $1 order by number",
        [page],
      )
    ).map(({ kind }) => kind);
  const texts = (page = activePage) =>
    database.query(
      "select language, title, button_text from public.otm_download_page_content where page_id = $1 order by language desc",
      [page],
    );
  const events = () =>
    database.query("select event, label from private.audit_log where noun = 'download page' order by id");
  const isActive = async (page = activePage) => {
    const [row] = await database.query("select active from public.otm_download_pages where id = $1", [page]);
    return row;
  };

  it("is saved by field over what is there, and shown to nobody", async () => {
    await keep(1, [{ language: "nl", button_text: "Stuur" }]);
    await keep(2, [{ language: "en", title: "Guide" }]);
    expect(await texts()).toEqual([{ language: "nl", title: "Gids", button_text: "" }]);
    const [newest] = await database.query(
      "select kind, created_by, document from public.otm_page_versions where page_id = $1 order by number desc limit 1",
      [activePage],
    );
    expect(newest).toMatchObject({
      kind: "working",
      created_by: admin.id,
      document: {
        slug: "active_page",
        active: true,
        content: [
          { language: "nl", title: "Gids", button_text: "Stuur" },
          { language: "en", title: "Guide", content: "" },
        ],
      },
    });
  });

  it("is published with what was typed since, and leaves the other language's time", async () => {
    const time = () =>
      database.query(
        "select updated_at::text from public.otm_download_page_content where page_id = $1 and language = 'nl'",
        [activePage],
      );
    const before = await time();
    await keep(1, [{ language: "en", title: "Guide" }]);
    await save(2, true, [{ language: "en", button_text: "Send" }]);
    expect(await texts()).toEqual([
      { language: "nl", title: "Gids", button_text: "" },
      { language: "en", title: "Guide", button_text: "Send" },
    ]);
    expect(await time()).toEqual(before);
    expect(await kinds()).toEqual(["published", "working", "published"]);
    expect(await events()).toEqual([{ event: "published", label: "active_page" }]);
  });

  it("is published as it is, also when it is what is shown", async () => {
    await keep(1, []);
    await save(2, true);
    expect(await kinds()).toEqual(["published", "working", "published"]);
  });

  it("goes into the draft when the page is withdrawn with it", async () => {
    await keep(1, [{ language: "nl", title: "Nieuw" }]);
    await save(2, false);
    expect(await isActive()).toEqual({ active: false });
    expect(await texts()).toMatchObject([{ title: "Nieuw" }]);
    expect(await kinds()).toEqual(["published", "working", "saved"]);
    expect(await events()).toEqual([{ event: "withdrawn", label: "active_page" }]);
  });

  it("ends with a plain change of the page, and stays in the history", async () => {
    await keep(1, [{ language: "nl", title: "Nieuw" }]);
    await as(
      database,
      admin,
      "update public.otm_download_page_content set button_text = 'Ja' where page_id = $1",
      [activePage],
    );
    expect(await kinds()).toEqual(["published", "working", "published"]);
    await save(3, true);
    expect(await texts()).toEqual([{ language: "nl", title: "Gids", button_text: "Ja" }]);
  });

  it("is thrown away, with those before it, back to what is shown", async () => {
    await keep(1, [{ language: "nl", title: "Nieuw" }]);
    await keep(2, [{ language: "nl", title: "Nieuwer" }]);
    await expect(discard(2)).rejects.toMatchObject({ code: "PT409" });
    await discard(3);
    expect(await kinds()).toEqual(["published", "discarded", "discarded"]);
    expect(await events()).toEqual([{ event: "discarded", label: "active_page" }]);
    await expect(keep(3, [])).rejects.toMatchObject({ code: "PT409" });
    await expect(discard(4)).rejects.toMatchObject({ code: "PT409" });
    await keep(4, [{ language: "nl", button_text: "Stuur" }]);
    await save(5, true);
    expect(await texts()).toEqual([{ language: "nl", title: "Gids", button_text: "Stuur" }]);
  });

  it("is neither saved nor published over what somebody else saved", async () => {
    await keep(1, [{ language: "nl", title: "Nieuw" }]);
    await expect(keep(1, [])).rejects.toMatchObject({ code: "PT409" });
    await expect(save(1, true)).rejects.toMatchObject({ code: "PT409" });
    const both = await Promise.allSettled(
      [admin, otherAdmin].map((who) =>
        as(database, who, "select public.save_working_page($1, 2, '[]')", [activePage]),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("does not exist beside a draft, which is saved as it is", async () => {
    await expect(keep(1, [], draftPage)).rejects.toMatchObject({ code: "PT409" });
    await save(1, false, [{ language: "nl", title: "Nieuw" }], draftPage);
    expect(await texts(draftPage)).toMatchObject([{ title: "Nieuw" }]);
    expect(await kinds(draftPage)).toEqual(["saved", "saved"]);
    await save(2, true, [], draftPage);
    expect(await isActive(draftPage)).toEqual({ active: true });
    expect(await kinds(draftPage)).toEqual(["saved", "saved", "published"]);
  });

  it("is published by a schedule, and stays in the history when one withdraws the page", async () => {
    const schedule = (action: string) =>
      call(database, "schedule_publication", {
        _at: "2026-01-01",
        _action: action,
        _page_id: activePage,
      });
    await keep(1, [{ language: "nl", title: "Nieuw" }]);
    await schedule("publish");
    expect(await texts()).toMatchObject([{ title: "Nieuw" }]);
    await keep(3, [{ language: "nl", title: "Nieuwer" }]);
    await schedule("unpublish");
    expect(await texts()).toMatchObject([{ title: "Nieuw" }]);
    expect(await isActive()).toEqual({ active: false });
    expect(await kinds()).toEqual(["published", "working", "published", "working", "saved"]);
  });

  it("has no other language, and what is null stays as it was", async () => {
    await expect(keep(1, [{ language: "de" }])).rejects.toMatchObject({ code: "23514" });
    await expect(save(1, true, [{ language: "de" }])).rejects.toMatchObject({ code: "23514" });
    await save(1, true, [{ language: "nl", title: null, button_text: "Ja" }]);
    expect(await texts()).toEqual([{ language: "nl", title: "Gids", button_text: "Ja" }]);
  });

  it("is for administrators, and of a page that exists", async () => {
    const gone = "d0000000-0000-4000-8000-0000000000ff";
    for (const [name, named] of [
      ["save_working_page", { _number: 1, _content: "[]" }],
      ["save_download_page", { _number: 1, _active: true, _content: "[]" }],
      ["discard_working_page", { _number: 1 }],
    ] as const) {
      const ofActive = { _id: activePage, ...named };
      await expect(call(database, name, ofActive, user)).rejects.toMatchObject(refused);
      await expect(call(database, name, { ...ofActive, _id: gone })).rejects.toMatchObject({ code: "PT404" });
    }
  });
});
