// @module-tag S1
// @module-tag Values

import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";

type WritableColumn = {
  table: string;
  column: string;
  type: string;
  /** The verbs of each role, such as `insert update`. */
  anon: string;
  authenticated: string;
  hasRangeCheck: boolean;
};

const heading = `Which columns a row's writer may name, by the role of the database: visitors are anon, everybody who is signed in
is authenticated, and policies decide who of them may write which row (rights.txt). All other columns are the
database's own: ids, and when and by whom something was written.
`;

/** Times that are sent to detect stale writes, and two whose write revokes a link or settles what was said through it. */
const sentTimes = [
  "otm_about_us_content.updated_at",
  "otm_download_page_content.updated_at",
  "otm_media.updated_at",
  "otm_preview_links.revoked_at",
  "otm_preview_opinions.resolved_at",
  "otm_proposals.updated_at",
  "otm_site_texts.updated_at",
  "otm_team_members.updated_at",
];

describeOnDatabase("rights per column", (open) => {
  let writable: WritableColumn[];

  beforeAll(async () => {
    writable = await listWritableColumns(await open());
  });

  it("match columns.txt", async () => {
    const lines = writable.map((row, index) => {
      const line = columnLine(row.table, row.column, row.anon, row.authenticated);
      return row.table === writable[index - 1]?.table ? line : `\n${line}`;
    });
    await expect(
      [heading, columnLine("", "", "anon", "authenticated"), ...lines, ""].join("\n"),
    ).toMatchFileSnapshot("columns.txt");
  });

  it("let nobody choose an id", () => {
    expect(writable.filter(({ column }) => column === "id")).toEqual([]);
  });

  it("let nobody choose a time, but for those that are sent on purpose", () => {
    const times = writable.filter(({ type }) => type.startsWith("timestamp"));
    expect(times.map(({ table, column }) => `${table}.${column}`)).toEqual(sentTimes);
    expect(times.filter(({ hasRangeCheck }) => !hasRangeCheck)).toEqual([]);
  });
});

function listWritableColumns(database: Database): Promise<WritableColumn[]> {
  const verbsOf = (role: string) => `concat_ws(' ',
    case when has_column_privilege('${role}', relation.oid, attnum, 'insert') then 'insert' end,
    case when has_column_privilege('${role}', relation.oid, attnum, 'update') then 'update' end)`;
  return database.query<WritableColumn>(`
    select * from (
      select relname::text as "table", attname::text as "column", format_type(atttypid, null) as type,
        ${verbsOf("anon")} as anon, ${verbsOf("authenticated")} as authenticated,
        exists (
          select from pg_constraint
          where conrelid = relation.oid and contype = 'c' and conkey = array[attnum]
            and pg_get_constraintdef(oid) like '%private.is_plausible_time(%'
        ) as "hasRangeCheck"
      from pg_class relation join pg_attribute on attrelid = relation.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    ) columns
    where anon <> '' or authenticated <> ''
    order by "table", "column"`);
}

function columnLine(table: string, column: string, anon: string, authenticated: string): string {
  return [table.padEnd(31), column.padEnd(24), anon.padEnd(14), authenticated].join(" ").trimEnd();
}
