// @module-tag S29

import { expect, it } from "vitest";
import type { Queryable } from "../../server/backend/database/database.ts";
import { activePage, arrangeContent } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, refused, visitor } from "./users.ts";

const withoutMessages = (database: Queryable) =>
  database.execute("truncate public.otm_contact_subm_vlotwerk, public.otm_download_submissions cascade");

describeOnRows("a lead", [createUsers, arrangeContent, withoutMessages], (database) => {
  const send = (columns: string, values: string) =>
    as(
      database,
      visitor,
      `insert into public.otm_contact_subm_vlotwerk (name, email, message${columns})
      values ('Zoë', 'zoe@klant-bv.example', 'Bel mij vóór vrijdag.'${values})`,
    );
  const ask = () =>
    as(
      database,
      visitor,
      `insert into public.otm_download_submissions (page_id, name, email)
      values ('${activePage}', 'Anna', 'anna@klant.example')`,
    );
  const leads = () =>
    as(database, admin, "select kind, status, origin, page_slug, page_title from public.otm_leads");

  it("is created for each message and each request", async () => {
    await send("", "");
    expect(await leads()).toEqual([
      { kind: "contact", status: "new", origin: "", page_slug: null, page_title: null },
    ]);
    await database.execute("delete from public.otm_contact_subm_vlotwerk");
    await ask();
    expect(await leads()).toEqual([
      { kind: "download", status: "new", origin: "", page_slug: "active_page", page_title: "Gids" },
    ]);
  });

  it("is suspected when marked by the form", async () => {
    await send(", is_spam", ", true");
    expect(await leads()).toMatchObject([{ status: "suspected" }]);
  });

  it.each([
    [`{"utm_source": "nieuwsbrief", "referrer": "duckduckgo.com"}`, "nieuwsbrief"],
    [`{"referrer": "duckduckgo.com", "first_page": "/insights"}`, "duckduckgo.com"],
    [`{"first_page": "/insights"}`, ""],
  ])("has the campaign as origin, else the referring host: %s", async (visit, origin) => {
    await send(", visit", `, '${visit}'`);
    expect(await leads()).toMatchObject([{ origin }]);
  });

  it.each(["[]", '"x"', '{"other": "x"}', '{"referrer": 1}', '{"referrer": ""}', '{"referrer": "a\\nb"}'])(
    "is rejected with an invalid visit: %s",
    async (visit) => {
      await expect(send(", visit", `, '${visit}'`)).rejects.toMatchObject({ constraint: "visit_is_known" });
    },
  );

  it.each(["zoe", "klant:* & bv", "voor & vrij:*"])("is found without accents: %s", async (words) => {
    await send("", "");
    const query = `select 1 from public.otm_leads where words @@ to_tsquery('simple', '${words}')`;
    expect(await as(database, admin, query)).toHaveLength(1);
  });

  it("is kept when its page is deleted, and deleted with its message", async () => {
    await ask();
    await send("", "");
    await as(database, admin, `delete from public.otm_download_pages where id = '${activePage}'`);
    expect(await leads()).toHaveLength(2);
    await as(database, admin, "delete from public.otm_contact_subm_vlotwerk");
    expect(await leads()).toEqual([
      { kind: "download", status: "new", origin: "", page_slug: "active_page", page_title: "Gids" },
    ]);
  });

  it("has a status and notes by administrators, who can't change the submitted fields", async () => {
    await send("", "");
    await as(database, admin, "update public.otm_leads set status = 'handled', notes = 'Gebeld.'");
    expect(await leads()).toMatchObject([{ status: "handled" }]);
    await expect(as(database, admin, "update public.otm_leads set kind = 'download'")).rejects.toMatchObject(
      refused,
    );
    await expect(as(database, admin, "update public.otm_leads set status = 'gone'")).rejects.toMatchObject({
      constraint: "status_is_known",
    });
  });
});
