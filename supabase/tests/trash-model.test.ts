import { beforeAll, expect, it } from "vitest";
import { type Database, DatabaseError } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { createRandomInput } from "../../server/backend/testing/random-input.ts";
import { kindCases } from "./kind-cases.ts";
import { remove, restore } from "./trash-rows.ts";
import { admin, as, createUsers } from "./users.ts";

const sequences = 200;
const steps = 14;

/** What a subject must be. A plan may end by itself; after a deletion there is none. */
type Subject = {
  id: string;
  slug: string;
  title: string;
  isShown: boolean;
  versions: number;
  isPlanned: boolean;
  /** Whether the newest version waits beside what is live. */
  isWaiting: boolean;
  place: "site" | "trash" | "gone";
};

const cases = ["article", "page"].map((kind) => {
  const found = kindCases.find((one) => one.kind === kind);
  if (!found) throw new Error(`No documents of ${kind}`);
  return { ...found, source: kind === "article" ? "otm_blog_articles" : "otm_pages" };
});

describeOnDatabase("random sequences of what editors do with", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
  });

  it.each(cases)("an $kind leave what a simple model says", async ({ kind, source, titled }) => {
    let restored = 0;
    let renamed = 0;
    for (let sequence = 1; sequence <= sequences / cases.length; sequence++) {
      const random = createRandomInput(`trash ${kind} ${sequence}`);
      const slugs = [`${kind}-${sequence}-a`, `${kind}-${sequence}-b`];
      const subjects: Subject[] = [];
      const done: string[] = [];

      const isTaken = (slug: string) => subjects.some((one) => one.place === "site" && one.slug === slug);

      const save = async (one: Omit<Subject, "id">, id: string | null) => {
        const [row] = await as<{ id: string }>(
          database,
          admin,
          "select id from public.save_document($1, $2, $3, $4)",
          [
            kind,
            JSON.stringify(titled(one.title, one.isShown, one.slug)),
            id,
            id === null ? null : one.versions,
          ],
        );
        return row?.id ?? "";
      };

      async function create(): Promise<void> {
        const slug = random.of(slugs);
        if (isTaken(slug)) return;
        const made = {
          slug,
          title: `T${done.length}`,
          isShown: random.below(2) === 0,
          versions: 1,
          isPlanned: false,
          isWaiting: false,
          place: "site" as const,
        };
        subjects.push({ ...made, id: await save(made, null) });
      }

      async function change(one: Subject): Promise<void> {
        one.title = `T${done.length}`;
        one.isShown = random.below(2) === 0;
        await save(one, one.id);
        one.versions += 1;
        one.isWaiting = false;
      }

      async function plan(one: Subject): Promise<void> {
        const action = one.isShown ? "unpublish" : "publish";
        await as(
          database,
          admin,
          "select public.schedule_publication($1, $2, '2030-01-01', $3, _number => $4)",
          [kind, one.id, action, one.isShown ? null : one.versions],
        );
        one.isPlanned = true;
      }

      async function wait(one: Subject): Promise<void> {
        const waiting = JSON.stringify(titled(`W${done.length}`, true, one.slug));
        await as(database, admin, "select public.save_working_version($1, $2, $3, $4)", [
          kind,
          one.id,
          one.versions,
          waiting,
        ]);
        one.versions += 1;
        one.isWaiting = true;
      }

      async function removeOne(one: Subject): Promise<void> {
        await remove(database, { source, id: one.id });
        Object.assign(one, { place: "trash", isPlanned: false });
      }

      async function purge(one: Subject): Promise<void> {
        const items = "array(select id from public.list_trash() where subject_id = $1)";
        await as(database, admin, `select public.delete_from_trash(${items})`, [one.id]);
        Object.assign(one, { place: "gone", versions: 0 });
      }

      async function restoreOne(one: Subject): Promise<void> {
        if (!isTaken(one.slug)) await restore(database, one.id);
        else {
          const failure = await restore(database, one.id).catch((error) => error);
          if (!(failure instanceof DatabaseError) || failure.code !== "PT409") throw failure;
          const proposal = failure.detail ?? "";
          expect(isTaken(proposal)).toBe(false);
          await restore(database, one.id, proposal);
          renamed += 1;
          one.slug = proposal;
          // A new version would end what waits.
          if (!one.isWaiting) one.versions += 1;
        }
        restored += 1;
        one.place = "site";
      }

      for (let step = 1; step <= steps; step++) {
        const onSite = subjects.filter(({ place }) => place === "site");
        const shown = onSite.filter(({ isShown }) => isShown);
        const inTrash = subjects.filter(({ place }) => place === "trash");
        const possible: [string, () => Promise<void>][] = [
          ["create", create],
          ...onSite.flatMap((one): [string, () => Promise<void>][] => [
            [`change ${one.slug}`, () => change(one)],
            [`plan ${one.slug}`, () => plan(one)],
            [`delete ${one.slug}`, () => removeOne(one)],
          ]),
          ...shown.map((one): [string, () => Promise<void>] => [`wait ${one.slug}`, () => wait(one)]),
          ...inTrash.flatMap((one): [string, () => Promise<void>][] => [
            [`restore ${one.slug}`, () => restoreOne(one)],
            [`restore ${one.slug}`, () => restoreOne(one)],
            [`purge ${one.slug}`, () => purge(one)],
          ]),
        ];
        const [verb, run] = random.of(possible);
        done.push(verb);
        await run();
        expect(await stateOf(subjects), done.join(", ")).toEqual(subjects.map(expected));
      }
    }

    expect(restored).toBeGreaterThan(50);
    expect(renamed).toBeGreaterThan(5);

    /** As the database has it. */
    async function stateOf(subjects: readonly Subject[]): Promise<unknown[]> {
      return database.query(
        `select wanted.id, held.slug, item.slug as kept, held.published as "isShown",
           private.document_of($2, wanted.id) -> 'content' -> 0 ->> 'title' as title,
           coalesce((private.newest_version(wanted.id)).state = 'working', false) as "isWaiting",
           (select count(*)::int from public.otm_versions where subject_id = wanted.id) as versions,
           (select count(*)::int from public.otm_schedules where subject_id = wanted.id) as plans
         from unnest($1::uuid[]) with ordinality wanted (id, place)
         left join public.${source} held on held.id = wanted.id
         left join private.trash item on item.subject_id = wanted.id
         order by wanted.place`,
        [`{${subjects.map(({ id }) => id).join(",")}}`, kind],
      );
    }

    function expected({ id, slug, title, isShown, versions, isPlanned, isWaiting, place }: Subject) {
      const isOnSite = place === "site";
      return {
        id,
        slug: isOnSite ? slug : null,
        kept: place === "trash" ? slug : null,
        isShown: isOnSite ? isShown : null,
        title: isOnSite ? title : null,
        isWaiting: isWaiting && place !== "gone",
        versions,
        plans: isPlanned ? expect.any(Number) : 0,
      };
    }
  });
});
