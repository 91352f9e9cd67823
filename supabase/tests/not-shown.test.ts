// @module-tag S53

import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { arrangeHiddenContent } from "./hidden-content.ts";
import { kindCases, waitingCases } from "./kind-cases.ts";
import { admin, as, createUsers, user, visitor } from "./users.ts";

/** Stands in all that is not shown, and nowhere else. */
const planted = "Verborgen";

/** A value for each parameter of the functions that visitors may execute, by its type. */
const values: Record<string, string> = {
  text: `'${planted}'`,
  "text[]": `'{${planted}}'`,
  "uuid[]": "(select array_agg(id) from subjects)",
  uuid: "(select id from subjects limit 1)",
  integer: "10",
  jsonb: "'[]'",
  bigint: "1",
  boolean: "true",
  "timestamp with time zone": "now()",
  date: "current_date",
};

describeOnDatabase("what is not shown", (open) => {
  let database: Database;
  let functions: { name: string; parameters: string[] }[];

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await arrangeHiddenContent(database);
    for (const one of kindCases.filter(({ draft }) => draft !== null)) {
      await save(one.kind, one.titled(`${planted} draft`, false, `draft-${one.kind}`));
      const deleted = await save(one.kind, one.titled(`${planted} deleted`, true, `deleted-${one.kind}`));
      await database.query(one.remove, [deleted]);
    }
    for (const one of waitingCases) {
      const id = await save(one.kind, one.titled("Zichtbaar", true, `live-${one.kind}`));
      await as(database, admin, "select public.save_working_version($1, $2, $3, $4)", [
        one.kind,
        id,
        await newest(id),
        JSON.stringify(one.titled(`${planted} waiting`, true, `live-${one.kind}`)),
      ]);
      if (one.kind !== "page") continue;
      const { content, ...page } = one.titled("Zichtbaar", true, "hidden-section");
      const [variant] = JSON.parse(JSON.stringify(content));
      const hidden = { ...variant.sections[0], id: "s2", hidden: true, title: planted };
      await save(one.kind, {
        ...page,
        content: [
          { ...variant, sections: [variant.sections[0], hidden] },
          { ...variant, language: "en", title: planted, published: false },
        ],
      });
    }
    functions = await database.query(
      `select p.proname as name, coalesce(array_agg(format_type(t.type, null) order by t.place) filter (where t.type is not null), '{}') as parameters
       from pg_proc p left join unnest(p.proargtypes) with ordinality t (type, place) on true
       where p.pronamespace = 'public'::regnamespace and p.provolatile <> 'v' and has_function_privilege('anon', p.oid, 'execute')
       group by p.oid`,
    );
  });

  async function save(kind: string, document: object): Promise<string> {
    const statement = "select public.save_document($1, $2, null, null) as saved";
    const [row] = await as<{ saved: unknown }>(database, admin, statement, [kind, JSON.stringify(document)]);
    const saved = JSON.stringify(row?.saved);
    return /[0-9a-f-]{36}/.exec(saved)?.[0] ?? "";
  }

  async function newest(id: string): Promise<number> {
    const [row] = await database.query<{ number: number }>("select private.newest_number($1) as number", [
      id,
    ]);
    return row?.number ?? 0;
  }

  it.each([
    ["a visitor", visitor],
    ["somebody without a role", user],
  ] as const)("is in no table that %s reads", async (_, caller) => {
    const tables = await database.query<{ name: string; columns: string }>(
      `select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and has_column_privilege($1, c.oid, a.attnum, 'select')
       group by c.oid`,
      [caller.role],
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name, columns } of tables) {
      const rows = await as(database, caller, `select ${columns} from public.${name}`);
      expect(JSON.stringify(rows), name).not.toContain(planted);
    }
  });

  it("is given by no function that a visitor may execute", async () => {
    expect(functions.map(({ name }) => name)).toContain("list_page_sections");
    const subjects = await database.query<{ ids: string[] }>(
      "select array_agg(id) as ids from (select id from public.otm_blog_articles union all select id from public.otm_pages) all_of",
    );
    const ids = `'{${subjects[0]?.ids}}'::uuid[]`;
    for (const { name, parameters } of functions) {
      expect(
        parameters.filter((type) => !(type in values)),
        `types of ${name} without a value`,
      ).toEqual([]);
      const given = parameters.map((type) =>
        values[type]
          ?.replace("(select array_agg(id) from subjects)", ids)
          .replace("(select id from subjects limit 1)", `(${ids})[1]`),
      );
      const rows = await as(database, visitor, `select to_jsonb(found) from public.${name}(${given}) found`);
      expect(JSON.stringify(rows), name).not.toContain(`${planted} `);
      if (!parameters.includes("text")) expect(JSON.stringify(rows), name).not.toContain(planted);
    }
  });
});
