import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { readPages } from "./pages-read.ts";
import { admin, as, createUsers } from "./users.ts";

describeOnDatabase("with 10,000 leads", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await database.execute(manyLeads);
    // Warm-up: a connection caches the catalog.
    await pagesRead("count_leads(_search => 'zeldzaam')");
    await pagesRead("list_leads()");
  });

  /** The number of table and index pages that a call reads; the leads have more than 500. */
  async function pagesRead(call: string): Promise<number> {
    const [row] = await as<{ "QUERY PLAN": unknown }>(
      database,
      admin,
      `explain (analyze, buffers, format json) select * from public.${call}`,
    );
    return readPages(row?.["QUERY PLAN"]);
  }

  it("reads many pages without an index (control)", async () => {
    expect(await pagesRead("otm_leads where notes = 'x'")).toBeGreaterThan(500);
  });

  // Ten rows from several indexes, plus the pending list of the GIN index.
  it.each([
    "list_leads(_limit => 10)",
    "list_leads(_limit => 10, _created_at => now() - interval '100 days', _id => gen_random_uuid())",
    "list_leads(_limit => 10, _created_at => now() - interval '100 days', _id => gen_random_uuid(), _newer => true)",
    "list_leads(_limit => 10, _from => current_date - 200, _to => current_date - 100)",
    "list_leads(_limit => 10, _status => 'new')",
    "list_leads(_limit => 10, _status => 'spam')",
    "list_leads(_limit => 10, _kind => 'contact')",
    `list_leads(_limit => 10, _page_id => 'd0000000-0000-4000-8000-000000000077')`,
    "list_leads(_limit => 10, _search => 'hallo')",
    "count_leads(_status => 'spam')",
    "count_leads(_search => 'zeldzaam')",
    "count_leads_by_week('form', current_date - 3)",
  ])("reads few pages for %s", async (call) => {
    expect(await pagesRead(call)).toBeLessThan(400);
  });
});

// Inserted directly, since triggers would take most of the time.
const manyLeads = `
  alter table public.otm_contact_subm_vlotwerk disable trigger add_lead;
  insert into public.otm_contact_subm_vlotwerk (id, name, email, message, created_at)
    select ('a0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Anna', 'anna@klant.example', 'Hallo',
      now() - n * interval '1 hour' from generate_series(1, 10000) n;
  insert into public.otm_leads (id, kind, contact_id, origin, notes, status, words, created_at)
    select id, 'contact', id, 'bron', repeat('Gebeld. ', 50),
      case when n % 2500 = 0 then 'spam' when n < 50 then 'new' else 'handled' end,
      to_tsvector('simple', 'anna hallo ' || case when n % 2000 = 0 then 'zeldzaam' else '' end), created_at
    from (
      select *, row_number() over (order by created_at desc) as n from public.otm_contact_subm_vlotwerk
    ) message;
  alter table public.otm_contact_subm_vlotwerk enable trigger add_lead;
  analyze;`;
