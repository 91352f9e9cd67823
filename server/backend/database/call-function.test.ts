// @module-tag Hosted

import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { describeOnBothRoles } from "../../hosted/testing/both-roles.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import type { OwnRole } from "./call-function.ts";

/** Functions that give and raise what those of the server's own role do. */
const functions = `
  create function public.give_rows(_most int) returns table (id int, at timestamptz) language sql
    as $$ select n, '2026-11-25 20:00:00+00'::timestamptz from generate_series(1, _most) n $$;
  create function public.give_texts(_texts jsonb) returns setof text language sql
    as $$ select jsonb_array_elements_text(_texts) $$;
  create function public.give_object(_name text, _is_open boolean) returns jsonb language sql
    as $$ select jsonb_build_object('name', _name, 'isOpen', _is_open) $$;
  create function public.give_moment(_at timestamptz, _id uuid) returns text language sql
    as $$ select _id || ' ' || to_char(_at at time zone 'utc', 'YYYY-MM-DD') $$;
  create function public.give_nothing() returns void language sql as $$ select 1 $$;
  create function public.fail_with(_code text) returns void language plpgsql
    as $$ begin raise exception 'No' using errcode = _code; end $$;`;
const id = randomUUID();

describeOnBothRoles("a call of a function", (open) => {
  let ownRole: OwnRole;

  beforeAll(async () => {
    const opened = await open();
    await opened.database.execute(functions);
    ownRole = opened.ownRole;
  });

  const at = "2026-11-25T20:00:00+00:00";

  it.each<[name: string, parameters: Parameters<OwnRole["call"]>[1], rows: unknown[]]>([
    [
      "give_rows",
      { _most: 2 },
      [
        { id: 1, at: expect.anything() },
        { id: 2, at: expect.anything() },
      ],
    ],
    ["give_rows", { _most: 0 }, []],
    ["give_texts", { _texts: ["één", 'a"b', "{}"] }, ["één", 'a"b', "{}"]],
    ["give_texts", { _texts: [] }, []],
    ["give_texts", { _texts: [{ a: null }] }, ['{"a": null}']],
    ["give_object", { _name: "\\ ' \"", _is_open: true }, [{ name: "\\ ' \"", isOpen: true }]],
    ["give_object", { _name: null, _is_open: null }, [{ name: null, isOpen: null }]],
    ["give_moment", { _at: at, _id: id }, [`${id} 2026-11-25`]],
    ["give_moment", { _at: null, _id: id }, [null]],
  ])("%s with %j gives its rows or its value", async (name, parameters, rows) => {
    expect(await ownRole.call(name, parameters)).toEqual(rows);
  });

  it("gives times as text, and one value of a function without a result", async () => {
    const [row] = await ownRole.call("give_rows", { _most: 1 });
    expect(row).toEqual({ id: 1, at: expect.stringMatching(/^2026-11-25T20:00:00\+00:00$/) });
    expect(await ownRole.call("give_nothing")).toHaveLength(1);
  });

  it.each([
    ["an invalid value", "give_moment", { _at: at, _id: "x" }, "22P02"],
    ["a check", "fail_with", { _code: "23514" }, "23514"],
    ["a lack of rights", "fail_with", { _code: "42501" }, "42501"],
    ["a deadlock", "fail_with", { _code: "40P01" }, "40P01"],
    ["the end of its time", "fail_with", { _code: "57014" }, "57014"],
    ["what has a code of its own", "fail_with", { _code: "PT404" }, "PT404"],
    ["no such function", "no_such_function", {}, "42883"],
  ])("fails for %s with its code", async (_, name, parameters, code) => {
    await expect(ownRole.call(name, parameters)).rejects.toMatchObject({ name: "DatabaseError", code });
  });
});

describeOnDatabase("functions of the server's own role", (open) => {
  it("return no array, and no set of one named column: a project gives those otherwise", async () => {
    const database = await open();
    const ambiguous = await database.query(`
      select proname from pg_proc where pronamespace = 'public'::regnamespace
        and has_function_privilege('service_role', oid, 'execute')
        and not has_function_privilege('authenticated', oid, 'execute')
        and (cardinality(array_positions(proargmodes::text[], 't')) = 1
          or prorettype::regtype::text ~ '\\[\\]$')`);
    expect(ambiguous).toEqual([]);
  });
});
