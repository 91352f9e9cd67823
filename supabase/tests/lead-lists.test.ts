import { beforeAll, describe, expect, it } from "vitest";
import type { Caller, Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { activePage, arrangeContent, draftPage, emptyTables } from "./content.ts";
import { admin, as, createUsers, refused, user, visitor } from "./users.ts";

describeOnDatabase("the leads", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
    await database.execute(
      "truncate public.otm_contact_subm_vlotwerk, public.otm_download_submissions cascade",
    );
    await database.execute(sent);
  });

  async function list(filter: string, caller: Caller = admin): Promise<string[]> {
    const rows = await as<{ name: string }>(
      database,
      caller,
      `select name from public.list_leads(${filter})`,
    );
    return rows.map(({ name }) => name);
  }

  async function count(filter: string, caller: Caller = admin): Promise<number | undefined> {
    const [row] = await as<{ leads: number }>(
      database,
      caller,
      `select leads from public.count_leads(${filter})`,
    );
    return row?.leads;
  }

  function weeks(by: string, caller: Caller = admin) {
    return as<{ line: string }>(
      database,
      caller,
      `select concat_ws(' ', week::text, coalesce('[' || source || ']', 'others'), title, leads) as line
      from public.count_leads_by_week('${by}', '2026-01-05')`,
    ).then((rows) => rows.map(({ line }) => line));
  }

  it("are listed for administrators: those that wait, then the newest, without spam", async () => {
    expect(await list("")).toEqual(["Fenna", "Eva", "Dirk", "Bram", "Anna", "Cor"]);
    expect(await count("")).toBe(6);
  });

  it("are counted with those that nobody has handled, whatever the filter", async () => {
    expect(
      await as(database, admin, "select leads, new_leads from public.count_leads(_status => 'handled')"),
    ).toEqual([{ leads: 1, new_leads: 5 }]);
  });

  it("contain the submitted fields of either form", async () => {
    const rows = await as(
      database,
      admin,
      "select kind, name, email, phone, company, message, language, page_slug, visit, notes from public.list_leads()",
    );
    expect(rows.at(-2)).toEqual({
      kind: "contact",
      name: "Anna",
      email: "anna@klant.example",
      phone: "+31 6 12345678",
      company: "Café Zoë",
      message: "Bel mij.\nVóór vrijdag.",
      language: "en",
      page_slug: null,
      visit: { utm_source: "nieuwsbrief" },
      notes: "",
    });
    expect(rows.at(-3)).toMatchObject({
      kind: "download",
      name: "Bram",
      phone: null,
      message: "Graag op papier.",
      page_slug: "active_page",
    });
  });

  it("are hidden from everybody else", async () => {
    expect(await list("", user)).toEqual([]);
    expect(await count("", user)).toBe(0);
    expect(await weeks("form", user)).toEqual([]);
    for (const call of ["list_leads()", "count_leads()", "count_leads_by_week('form', '2026-01-05')"]) {
      await expect(as(database, visitor, `select public.${call}`)).rejects.toMatchObject(refused);
    }
  });

  it.each([
    ["_kind => 'contact'", ["Fenna", "Eva", "Dirk", "Anna", "Cor"]],
    ["_kind => 'download'", ["Bram"]],
    ["_status => 'handled'", ["Cor"]],
    ["_status => 'spam'", ["Gerrit"]],
    [`_page_id => '${activePage}'`, ["Bram"]],
    [`_page_id => '${draftPage}'`, []],
    // 23:30 in Amsterdam on the 11th is 22:30 in UTC; half past midnight on the 12th is still the 11th there.
    ["_from => '2026-01-12'", ["Fenna", "Eva", "Dirk"]],
    ["_to => '2026-01-11'", ["Bram", "Anna", "Cor"]],
    ["_from => '2026-01-11', _to => '2026-01-11'", ["Cor"]],
    ["_search => 'café ZOE'", ["Anna"]],
    ["_search => 'vrij bel'", ["Anna"]],
    ["_search => 'bram@klant.example'", ["Bram"]],
    ["_search => 'gids'", ["Bram"]],
    ["_search => 'klant', _kind => 'contact', _to => '2026-01-10'", ["Anna"]],
    ["_search => 'wordt niet gevonden'", []],
    ["_search => '!!!'", []],
    ["_search => '&|!():*<->'", []],
    ["_search => ''''", []],
    ["_search => '  '", ["Fenna", "Eva", "Dirk", "Bram", "Anna", "Cor"]],
  ])("are filtered, and counted, by %s", async (filter, found) => {
    expect(await list(filter)).toEqual(found);
    expect(await count(filter)).toBe(found.length);
  });

  it("are paged in both directions, also with equal times", async () => {
    const all = await as<{ name: string; id: string; at: string; is_waiting: boolean }>(
      database,
      admin,
      "select name, id, created_at::text as at, is_waiting from public.list_leads()",
    );
    const from = (index: number) =>
      `_created_at => '${all[index]?.at}', _id => '${all[index]?.id}', _waiting => ${all[index]?.is_waiting}`;
    // Dirk, Eva and Fenna have equal times.
    expect(await list(`_limit => 2`)).toEqual(["Fenna", "Eva"]);
    expect(await list(`_limit => 2, ${from(1)}`)).toEqual(["Dirk", "Bram"]);
    expect(await list(`_limit => 2, ${from(3)}`)).toEqual(["Anna", "Cor"]);
    expect(await list(`_limit => 2, ${from(5)}, _newer => true`)).toEqual(["Bram", "Anna"]);
    expect(await list(`_limit => 2, ${from(2)}, _newer => true`)).toEqual(["Fenna", "Eva"]);
    expect(await list(`_limit => 2, ${from(2)}, _newer => true, _search => 'fenna'`)).toEqual(["Fenna"]);
    expect(await list(`_limit => 5000000`)).toHaveLength(6);
  });

  it("are counted by week and form, with weeks of Amsterdam time", async () => {
    expect(await weeks("form")).toEqual([
      "2026-01-05 [] 2",
      `2026-01-05 [${activePage}] Gids 1`,
      "2026-01-12 [] 3",
    ]);
  });

  it("are counted by week and origin, without earlier weeks", async () => {
    expect(await weeks("origin")).toEqual([
      "2026-01-05 [] 1",
      "2026-01-05 [nieuwsbrief] 2",
      "2026-01-12 [] 2",
      "2026-01-12 [zoek.example] 1",
    ]);
  });

  describe("from many origins", () => {
    beforeAll(async () => {
      await database.execute(`
        insert into public.otm_contact_subm_vlotwerk (name, email, message, visit, created_at)
        select 'Hans', 'hans@klant.example', 'Hallo', jsonb_build_object('utm_source', 'bron-' || origin),
          '2026-02-03'
        from generate_series(1, 6) origin, generate_series(1, 10 - origin);`);
    });

    it("are counted for the four largest, and for all others together", async () => {
      expect((await weeks("origin")).filter((line) => line.startsWith("2026-02-02"))).toEqual([
        "2026-02-02 [bron-1] 9",
        "2026-02-02 [bron-2] 8",
        "2026-02-02 [bron-3] 7",
        "2026-02-02 [bron-4] 6",
        "2026-02-02 others 9",
      ]);
    });
  });
});

const sent = `
  insert into public.otm_contact_subm_vlotwerk
    (name, email, phone, company, language, message, is_spam, visit, created_at)
  values
    ('Anna', 'anna@klant.example', '+31 6 12345678', 'Café Zoë', 'en', E'Bel mij.\\nVóór vrijdag.', false,
      '{"utm_source": "nieuwsbrief"}', '2026-01-05 09:00+01'),
    ('Cor', 'cor@klant.example', null, null, 'nl', 'Hallo', false, null, '2026-01-11 22:30+00');
  insert into public.otm_contact_subm_vlotwerk (id, name, email, message, is_spam, visit, created_at) values
    ('00000000-0000-4000-8000-00000000000d', 'Dirk', 'dirk@ander.example', 'Hallo', false, null, '2026-01-11 23:30+00'),
    ('00000000-0000-4000-8000-00000000000e', 'Eva', 'eva@ander.example', 'Hallo', false, null, '2026-01-11 23:30+00'),
    ('00000000-0000-4000-8000-00000000000f', 'Fenna', 'fenna@ander.example', 'Hallo', false,
      '{"referrer": "zoek.example"}', '2026-01-11 23:30+00'),
    ('00000000-0000-4000-8000-00000000000a', 'Gerrit', 'gerrit@ander.example', 'Koop nu', true, null, '2026-01-20');
  insert into public.otm_download_submissions (page_id, name, email, remarks, visit, created_at) values
    ('${activePage}', 'Bram', 'bram@klant.example', 'Graag op papier.', '{"utm_source": "nieuwsbrief"}', '2026-01-06');
  update public.otm_leads set status = 'handled'
  where id = (select id from public.otm_contact_subm_vlotwerk where name = 'Cor');
`;
