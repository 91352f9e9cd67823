import { expect, it } from "vitest";
import { activeMember, activePage, arrangeContent } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, otherAdmin } from "./users.ts";

const stale = { code: "PT409" };

describeOnRows("a save with a version", [createUsers, arrangeContent], (database) => {
  const act = (statement: string) => as<{ version: string }>(database, admin, statement);

  const texts = [
    {
      table: "otm_about_us_content",
      column: "value_nl",
      key: "content_key",
      stored: "'about_title'",
      missing: "'statement'",
    },
    {
      table: "otm_download_page_content",
      column: "title",
      key: "page_id, language",
      stored: `'${activePage}', 'nl'`,
      missing: `'${activePage}', 'en'`,
    },
  ];

  it.each(texts)("$table: succeeds over the current version and increments it", async (text) => {
    const first = await versionOf(text.table);
    const [saved] = await act(upsert(text, text.stored, first));
    expect(saved?.version).not.toBe(first);
    await act(upsert(text, text.stored, saved?.version ?? ""));
  });

  it.each(texts)("$table: is rejected over a newer version, without changes", async (text) => {
    const first = await versionOf(text.table);
    await as(database, otherAdmin, upsert(text, text.stored, first));
    const second = await versionOf(text.table);
    await expect(act(upsert(text, text.stored, first))).rejects.toMatchObject(stale);
    expect(await versionOf(text.table)).toBe(second);
  });

  it.each(texts)("$table: is rejected when a concurrent insert came first", async (text) => {
    const [saved] = await act(upsert(text, text.missing, "-infinity"));
    expect(Date.parse(saved?.version ?? "")).not.toBeNaN();
    await expect(act(upsert(text, text.missing, "-infinity"))).rejects.toMatchObject(stale);
  });

  it.each(texts)("$table: succeeds once among two concurrent ones", async (text) => {
    const first = await versionOf(text.table);
    const both = [admin, otherAdmin].map((one) => as(database, one, upsert(text, text.stored, first)));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("otm_team_members: is rejected over a newer version", async () => {
    const first = await versionOf("otm_team_members", `id = '${activeMember}'`);
    const save = (role: string) =>
      act(`update public.otm_team_members set role_nl = '${role}', updated_at = '${first}'
        where id = '${activeMember}'`);
    await save("Tekenaar");
    await expect(save("Bouwer")).rejects.toMatchObject(stale);
  });

  it("without a version overwrites any", async () => {
    await act("update public.otm_team_members set role_nl = 'Tekenaar'");
    await act(`insert into public.otm_about_us_content (content_key, value_nl) values ('about_title', 'Wij')
      on conflict (content_key) do update set value_nl = excluded.value_nl`);
    await act(`insert into public.otm_download_page_content (page_id, language, title)
      values ('${activePage}', 'nl', 'Gids') on conflict (page_id, language) do update set title = excluded.title`);
  });

  async function versionOf(table: string, condition = "true"): Promise<string> {
    const [row] = await act(`select updated_at::text as version from public.${table} where ${condition}
      order by updated_at desc limit 1`);
    return row?.version ?? "";
  }
});

type Text = { table: string; key: string; column: string };

/** The update that supabase-js sends for a row and its version. */
function upsert({ table, key, column }: Text, row: string, version: string): string {
  return `insert into public.${table} (${key}, ${column}, updated_at) values (${row}, 'Nieuw', '${version}')
    on conflict (${key}) do update set ${column} = excluded.${column}, updated_at = excluded.updated_at
    returning updated_at::text as version`;
}
