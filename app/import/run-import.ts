import { z } from "../zod.ts";
import {
  callForItem,
  type ImportState,
  type ImportTarget,
  importOutcomes,
  type ReportedItem,
  takenItem,
} from "./import-state.ts";
import { plainLine } from "./plain-line.ts";
import type { Plan } from "./plan.ts";
import { planRedirects } from "./plan-redirects.ts";
import { readPosts } from "./read/read-export.ts";
import type { Note } from "./source.ts";
import { takeFile } from "./take-file.ts";
import { siteOf, takePost } from "./take-post.ts";

const heldItem = z.object({ key: z.string(), kind: z.string(), id: z.string() });
type Held = z.infer<typeof heldItem>;
const saved = z.object({ path: z.string(), outcome: z.string() });

/**
 * Takes all items of a plan, one after the other, each in one call; says of each what became of it. What was taken before
 * stays as it is, so an import that was stopped is begun again. A dry one writes nothing.
 *
 * @throws ExportError, and what the target throws but for an item that it rejects
 */
export async function* runImport(
  plan: Plan,
  target: ImportTarget,
  isDry: boolean,
): AsyncGenerator<ReportedItem> {
  const held = await listHeld(plan, target);
  const state: ImportState = {
    plan,
    target,
    isDry,
    held: new Set(held.map(({ key }) => key)),
    tagIds: new Map(),
    files: new Map(held.flatMap(({ key, kind, id }) => (kind === "file" ? [[key, `/media/${id}`]] : []))),
    missing: new Set(),
    moved: new Map([...plan.posts.values()].map((post) => [post.addresses[0] ?? "", post.newAddress])),
  };
  for (const left of plan.left) {
    yield {
      kind: "other",
      key: left.key,
      title: left.title,
      outcome: "left",
      notes: [left.note],
      address: null,
    };
  }
  yield* takeTags(state);
  for (const file of plan.files) yield* takeFile(state, file);
  for (const given of plan.exports) {
    const site = siteOf(state, given);
    for await (const post of readPosts(given.open, given.outline)) {
      const planned = plan.posts.get(given.prefix + post.key);
      if (planned) yield* takePost(state, site, { ...post, ...planned });
    }
  }
  yield* saveRedirects(state);
}

async function listHeld({ source }: Plan, { call }: ImportTarget): Promise<Held[]> {
  const found: Held[] = [];
  for (;;) {
    const after = found.at(-1)?.key ?? "";
    const rows = z.array(heldItem).parse(await call("list_imported", { _source: source, _after: after }));
    if (rows.length === 0) return found;
    found.push(...rows);
  }
}

async function* takeTags(state: ImportState): AsyncGenerator<ReportedItem> {
  for (const tag of state.plan.tags) {
    const [key = ""] = tag.keys;
    const reported = {
      kind: "tag",
      key,
      title: tag.name,
      notes: [],
      address: `/insights/tag/${tag.slug}`,
    } as const;
    if (state.isDry) {
      yield { ...reported, outcome: state.held.has(`tag:${key}`) ? "unchanged" : "new" };
      continue;
    }
    const [name, nl, en] = [tag.names.nl ?? tag.names.en ?? tag.name, tag.names.nl, tag.names.en].map(
      (text) => plainLine(text ?? "", 200),
    );
    const called = await callForItem(state, "import_tag", {
      _source: state.plan.source,
      _key: `tag:${key}`,
      _slug: tag.slug,
      _name: name || tag.slug,
      _name_nl: nl || null,
      _name_en: en || null,
    });
    if ("note" in called) {
      yield { ...reported, outcome: "failed", notes: [called.note], address: null };
      continue;
    }
    const { outcome, id } = takenItem.parse(called.rows[0]);
    if (outcome !== "deleted") for (const one of tag.keys) state.tagIds.set(one, id);
    yield { ...reported, outcome };
  }
}

const redirectsAtOnce = 500;

async function* saveRedirects({
  plan,
  target,
  files,
  moved,
  isDry,
}: ImportState): AsyncGenerator<ReportedItem> {
  const redirects = planRedirects(plan, moved, files);
  for (let index = 0; index < redirects.length; index += redirectsAtOnce) {
    const part = redirects.slice(index, index + redirectsAtOnce);
    const rows = isDry
      ? part.map(({ path }) => ({ path, outcome: "new" }))
      : z.array(saved).parse(await target.call("save_redirects", { _redirects: part }));
    const targets = new Map(part.map((one) => [one.path, one.target]));
    for (const { path, outcome } of rows) {
      const known = importOutcomes.find((one) => one === outcome) ?? (outcome === "changed" ? "added" : null);
      const key = outcome === "live" || outcome === "loop" ? "import.addressTaken" : "import.addressRejected";
      const notes: Note[] = known ? [] : [{ key, values: { path } }];
      const reported = {
        kind: "redirect",
        key: path,
        title: path,
        notes,
        address: targets.get(path) ?? null,
      } as const;
      yield { ...reported, outcome: known ?? (outcome === "live" ? "unchanged" : "failed") };
    }
  }
}
