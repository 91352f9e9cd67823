// @module-tag S47

import { beforeAll, expect, it } from "vitest";
import { type Database, DatabaseError } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { createRandomInput } from "../../server/backend/testing/random-input.ts";
import { inFull } from "../../server/testing/in-full.ts";
import { kindCases } from "./kind-cases.ts";
import { remove, restore } from "./trash-rows.ts";
import { type Counts, type Editor, runSequence, type SubjectState } from "./trash-sequences.ts";
import { admin, as, createUsers } from "./users.ts";

const sequences = inFull ? 200 : 5;

const cases = kindCases
  .filter(({ kind }) => kind === "article" || kind === "page")
  .map((one) => ({ ...one, source: one.kind === "article" ? "otm_blog_articles" : "otm_pages" }));

describeOnDatabase("random sequences of what editors do with", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
  });

  const run = (statement: string, parameters: Parameters<typeof as>[3]) =>
    as(database, admin, statement, parameters);

  function editorOf(kind: string, source: string): Editor {
    return {
      async save(document, id, number) {
        const saved = await as<{ id: string }>(
          database,
          admin,
          "select id from public.save_document($1, $2, $3, $4)",
          [kind, JSON.stringify(document), id, number],
        );
        return saved[0]?.id ?? "";
      },
      async plan(id, action, number) {
        const call = "select public.schedule_publication($1, $2, '2030-01-01', $3, _number => $4)";
        await run(call, [kind, id, action, number]);
      },
      async wait(document, id, number) {
        const parameters = [kind, id, number, JSON.stringify(document)];
        await run("select public.save_working_version($1, $2, $3, $4)", parameters);
      },
      async remove(id) {
        await remove(database, { source, id });
      },
      async restore(id, slug) {
        const failure = await restore(database, id, slug).then(
          () => null,
          (error: unknown) => error,
        );
        if (failure === null) return null;
        if (failure instanceof DatabaseError && failure.code === "PT409") return failure.detail;
        throw failure;
      },
      async purge(id) {
        const items = "array(select id from public.list_trash() where subject_id = $1)";
        await run(`select public.delete_from_trash(${items})`, [id]);
      },
      stateOf: (ids) =>
        database.query<SubjectState>(
          `select wanted.id, held.slug, item.slug as kept, held.published as "isShown",
             private.document_of($2, wanted.id) -> 'content' -> 0 ->> 'title' as title,
             coalesce((private.newest_version(wanted.id)).state = 'working', false) as "isWaiting",
             (select count(*)::int from public.otm_versions where subject_id = wanted.id) as versions,
             (select count(*)::int from public.otm_schedules where subject_id = wanted.id) as plans
           from unnest($1::uuid[]) with ordinality wanted (id, place)
           left join public.${source} held on held.id = wanted.id
           left join private.trash item on item.subject_id = wanted.id
           order by wanted.place`,
          [`{${ids.join(",")}}`, kind],
        ),
    };
  }

  it.each(cases)("an $kind leave what a simple model says", async ({ kind, source, titled }) => {
    const all: Counts[] = [];
    for (let sequence = 1; sequence <= Math.ceil(sequences / cases.length); sequence++) {
      const name = `${kind}-${sequence}`;
      const random = createRandomInput(`trash ${name}`);
      all.push(await runSequence({ titled }, editorOf(kind, source), random, name));
    }
    const sum = (of: keyof Counts) => all.reduce((total, counts) => total + counts[of], 0);
    expect(sum("restored")).toBeGreaterThan(inFull ? 50 : 0);
    expect(sum("renamed")).toBeGreaterThanOrEqual(inFull ? 5 : 0);
  });
});
