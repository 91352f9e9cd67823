import { reservedSlugs } from "../content/reserved-slugs.ts";
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
import { newAddressOf, type Plan } from "./plan.ts";
import { planRedirects } from "./plan-redirects.ts";
import { readPosts } from "./read/read-export.ts";
import type { Note } from "./source.ts";
import { takeFile } from "./take-file.ts";
import { siteOf, takePost } from "./take-post.ts";

const heldItem = z.object({
  ...{ key: z.string(), kind: z.string(), id: z.string() },
  slug: z.string().nullable(),
});
type Held = z.infer<typeof heldItem>;
const takenSlugs = z.object({ article: z.array(z.string()), page: z.array(z.string()) });
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
  const slugs = settledSlugs(plan, held, await listTakenSlugs(target));
  const state: ImportState = {
    plan,
    target,
    isDry,
    held: new Set(held.map(({ key }) => key)),
    tagIds: new Map(),
    tags: new Set(),
    files: new Map(held.flatMap(({ key, kind, id }) => (kind === "file" ? [[key, `/media/${id}`]] : []))),
    missing: new Set(),
    moved: new Map(
      [...plan.posts.values()].map((post) => [
        post.key,
        newAddressOf(post, slugs.get(post.key) ?? post.newSlug),
      ]),
    ),
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
      if (!planned) continue;
      const newSlug = slugs.get(planned.key) ?? planned.newSlug;
      const newAddress = newAddressOf(planned, newSlug);
      yield* takePost(state, site, { ...post, ...planned, newSlug, newAddress });
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

async function listTakenSlugs({ call }: ImportTarget): Promise<z.infer<typeof takenSlugs>> {
  const [taken] = await call("list_taken_slugs", {});
  return takenSlugs.parse(taken);
}

/**
 * The slug of each post: of one that was taken before its own, else the first that is free. Settled before the first text
 * is written, so that no link leads to what has the slug that was wanted.
 */
function settledSlugs(
  { posts }: Plan,
  held: readonly Held[],
  taken: z.infer<typeof takenSlugs>,
): ReadonlyMap<string, string> {
  const present = new Map(held.map(({ key, slug }) => [key, slug]));
  const used = { post: new Set(taken.article), page: new Set([...taken.page, ...reservedSlugs]) };
  const settled = new Map<string, string>();
  const ofGroups = new Map<string, string>();
  for (const post of posts.values()) {
    const slug = present.get(post.key);
    if (slug) settled.set(post.key, slug);
    if (slug && post.group !== null) ofGroups.set(post.group, slug);
  }
  for (const { key, type, group, newSlug } of posts.values()) {
    if (settled.has(key)) continue;
    const slug = ofGroups.get(group ?? "") ?? freeSlug(newSlug, used[type]);
    used[type].add(slug);
    settled.set(key, slug);
    if (group !== null) ofGroups.set(group, slug);
  }
  return settled;
}

function freeSlug(wanted: string, used: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; used.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
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
      state.tags.add(tag.slug);
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
    if (outcome !== "deleted") {
      state.tags.add(tag.slug);
      for (const one of tag.keys) state.tagIds.set(one, id);
    }
    yield { ...reported, outcome };
  }
}

const redirectsAtOnce = 500;

async function* saveRedirects({
  plan,
  target,
  files,
  moved,
  tags,
  isDry,
}: ImportState): AsyncGenerator<ReportedItem> {
  const { redirects, unled } = planRedirects(plan, { moved, files, tags });
  for (const { path, note } of unled) {
    yield { kind: "redirect", key: path, title: path, outcome: "left", notes: [note], address: null };
  }
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
