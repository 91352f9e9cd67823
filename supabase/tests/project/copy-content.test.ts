// @module-tag Texts
// @module-tag Hosted

import { afterAll, beforeAll, expect, it } from "vitest";
import { contentTables, copyContent } from "../../../server/backend/copy-content.ts";
import { type Database, openDatabase } from "../../../server/backend/database/database.ts";
import { migrate } from "../../../server/backend/database/migrate.ts";
import { seed } from "../../../server/backend/database/seed.ts";
import { describeOnDatabase } from "../../../server/backend/testing/databases.ts";
import { type ProjectDatabase, startProjectDatabase } from "./prepare.ts";

/** Tables without public content: accounts, submissions, and versions; copied articles, pages and texts have one each. */
const others = [
  "otm_field_changes",
  "otm_versions",
  "otm_contact_subm_vlotwerk",
  "otm_download_opens",
  "otm_download_submissions",
  "otm_lead_answers",
  "otm_leads",
  "otm_access_tokens",
  "otm_preview_links",
  "otm_preview_opinions",
  "otm_required_approvals",
  "otm_settled_findings",
  "otm_facts",
  "otm_fact_places",
  "otm_glossary",
  "otm_proposals",
  "otm_schedules",
  "otm_webhooks",
  "otm_site_text_versions",
  "otm_waiting_texts",
  "otm_allowed_domains",
  "user_roles",
];

const siteUrl = new URL("https://vlotwerk.example");

describeOnDatabase("content copied to a Supabase project", (open) => {
  let project: ProjectDatabase;
  let from: Database;
  let to: Database;

  beforeAll(async () => {
    project = await startProjectDatabase(false);
    to = await openDatabase({ url: project.url, connections: 1 });
    await migrate(to);
    from = await open();
    await seed(from);
    await from.execute(
      "update public.otm_blog_articles set slug = slug || '-anew' where slug = 'agentic-ai'",
    );
    // Of an earlier version of the site.
    await from.execute(
      "insert into public.otm_site_texts (key, language, text) values ('no.page.asks.for.this', 'nl', 'x')",
    );
  });

  afterAll(async () => {
    await to?.close();
    await project?.stop();
  });

  it("covers every table but the listed ones", async () => {
    const found = await from.query<{ name: string }>(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    expect(found.map(({ name }) => name)).toEqual([...contentTables, ...others].sort());
  });

  it("is complete and searchable, and overwrites no other content", async () => {
    expect(await copyContent(from, to, siteUrl)).toBeGreaterThan(100);
    for (const table of contentTables) {
      const rows = `select whole_row::text as row from public.${table} whole_row order by 1`;
      expect(await to.query(rows), table).toEqual(await from.query(rows));
    }
    // The length of a snippet differs between PostgreSQL versions.
    const search = "select slug, found from public.search_articles('factuur', 'nl')";
    expect(await to.query(search)).toEqual(await from.query(search));
    const versions = "select array_agg(distinct number) as numbers, count(*) from public.otm_versions";
    expect(await to.query(versions)).toEqual([{ numbers: [1], count: 23 }]);
    await expect(copyContent(from, to, siteUrl)).rejects.toThrow("There is content already (otm_blog_tags)");
  });
});
