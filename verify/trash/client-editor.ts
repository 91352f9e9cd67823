import { expectData, throwIfFailed } from "../../app/data/database.ts";
import { deleteFromTrash, restoreFromTrash, SlugTaken } from "../../app/data/trash/trash.ts";
import type { Client } from "../../bench/site-process.ts";
import { createRandomInput } from "../../server/backend/testing/random-input.ts";
import { kindCases } from "../../supabase/tests/kind-cases.ts";
import { type Counts, type Editor, runSequence } from "../../supabase/tests/trash-sequences.ts";

type EditedKind = "article" | "page";

/** An editor of a kind who uses the site's client; `name` is in the slugs of all that a sequence makes. */
function clientEditor(db: () => Client, kind: EditedKind, name: string): Editor {
  const table = tables[kind];
  const inTrash = async () =>
    expectData(await db().rpc("list_trash", { _search: `${name}-`, _limit: 1_000 }));
  return {
    async save(document, id, number) {
      const [saved] = expectData(
        await db().rpc("save_document", {
          _kind: kind,
          _document: JSON.parse(JSON.stringify(document)),
          ...(id !== null && { _id: id }),
          ...(number !== null && { _number: number }),
        }),
      );
      return saved?.id ?? "";
    },
    async plan(id, action, number) {
      const plan = { _kind: kind, _id: id, _at: "2030-01-01", _action: action };
      throwIfFailed(
        await db().rpc("schedule_publication", { ...plan, ...(number !== null && { _number: number }) }),
      );
    },
    async wait(document, id, number) {
      const waiting = { _kind: kind, _id: id, _number: number };
      throwIfFailed(
        await db().rpc("save_working_version", {
          ...waiting,
          _document: JSON.parse(JSON.stringify(document)),
        }),
      );
    },
    async remove(id) {
      throwIfFailed(await db().from(table).delete().eq("id", id));
    },
    async restore(id, slug) {
      try {
        await restoreFromTrash(db(), id, slug);
        return null;
      } catch (error) {
        if (error instanceof SlugTaken) return error.proposal;
        throw error;
      }
    },
    async purge(id) {
      const items = (await inTrash()).filter((item) => item.subject_id === id);
      await deleteFromTrash(
        db(),
        items.map((item) => item.id),
      );
    },
    async stateOf(ids) {
      const [rows, trash, versions, plans] = await Promise.all([
        readRows(db(), kind, ids),
        inTrash(),
        db()
          .from("otm_versions")
          .select("subject_id, state")
          .in("subject_id", ids)
          .order("number")
          .then(expectData),
        db().from("otm_schedules").select("subject_id").in("subject_id", ids).then(expectData),
      ]);
      return ids.map((id) => {
        const held = rows.find((row) => row.id === id);
        const own = versions.filter((version) => version.subject_id === id);
        return {
          id,
          slug: held?.slug ?? null,
          kept: trash.find((item) => item.subject_id === id)?.slug ?? null,
          isShown: held?.published ?? null,
          title: held?.texts.find(({ language }) => language === "nl")?.title ?? null,
          isWaiting: own.at(-1)?.state === "working",
          versions: own.length,
          plans: plans.filter((plan) => plan.subject_id === id).length,
        };
      });
    },
  };
}

/** One random sequence on a site; every second one is of articles, the others of pages. */
export function runClientSequence(
  db: () => Client,
  { seed, name, number }: { seed: string; name: string; number: number },
  options: Parameters<typeof runSequence>[4],
): Promise<Counts> {
  const kind: EditedKind = number % 2 === 0 ? "article" : "page";
  const titled = kindCases.find((one) => one.kind === kind)?.titled;
  if (!titled) throw new Error(`${kind} has no case`);
  const own = `${kind}-${name}`;
  const random = createRandomInput(`${seed} ${own}`);
  return runSequence({ titled }, clientEditor(db, kind, own), random, own, options);
}

const tables = { article: "otm_blog_articles", page: "otm_pages" } as const;

async function readRows(db: Client, kind: EditedKind, ids: readonly string[]) {
  const columns = "id, slug, published";
  return kind === "article"
    ? expectData(
        await db
          .from("otm_blog_articles")
          .select(`${columns}, texts:otm_blog_article_content(language, title)`)
          .in("id", ids),
      )
    : expectData(
        await db
          .from("otm_pages")
          .select(`${columns}, texts:otm_page_content(language, title)`)
          .in("id", ids),
      );
}
