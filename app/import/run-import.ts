import { reservedSlugs } from "../content/reserved-slugs.ts";
import { z } from "../zod.ts";
import {
  callForItem,
  deletedHere,
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
    emptied: new Set(),
    files: new Map(held.flatMap(({ key, kind, id }) => (kind === "file" ? [[key, `/media/${id}`]] : []))),
    missing: new Map(),
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
      isListed: true,
      address: null,
    };
  }
  yield* takeTags(state);
  for (const file of plan.files) yield* takeFile(state, file, { isListed: isOfList(plan) });
  const unread = new Set(plan.posts.keys());
  for (const given of plan.exports) {
    const site = siteOf(state, given);
    for await (const post of readPosts(given.open, given.outline)) {
      const planned = plan.posts.get(given.prefix + post.key);
      if (!planned) continue;
      unread.delete(planned.key);
      const newSlug = slugs.get(planned.key) ?? planned.newSlug;
      const newAddress = newAddressOf(planned, newSlug);
      yield* takePost(state, site, { ...post, ...planned, newSlug, newAddress });
    }
  }
  for (const key of unread) yield notRead(state, key);
  yield* saveRedirects(state);
}

/** Ghost has no list of its files. */
function isOfList({ exports }: Plan): boolean {
  return exports.some(({ outline }) => outline.system === "wordpress");
}

/** A file that was changed since its outline was read. */
function notRead({ plan, moved }: ImportState, key: string): ReportedItem {
  moved.delete(key);
  const { type = "post", title = "" } = plan.posts.get(key) ?? {};
  return {
    ...{ kind: type === "page" ? "page" : "article", key, title, outcome: "failed", address: null },
    ...{ notes: [{ key: "import.notRead" }], isListed: true },
  };
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
      isListed: true,
      address: `/insights/tag/${tag.slug}`,
    } as const;
    /** One tag may be several things of the export. */
    const each = (item: ReportedItem) => tag.keys.map((one) => ({ ...item, key: one }));
    if (state.isDry) {
      state.tags.add(tag.slug);
      yield* each({ ...reported, outcome: state.held.has(`tag:${key}`) ? "unchanged" : "new" });
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
      yield* each({ ...reported, outcome: "failed", notes: [called.note], address: null });
      continue;
    }
    const { outcome, id } = takenItem.parse(called.rows[0]);
    if (outcome !== "deleted") {
      state.tags.add(tag.slug);
      for (const one of tag.keys) state.tagIds.set(one, id);
    }
    yield* each({ ...reported, notes: outcome === "deleted" ? [deletedHere] : [], outcome });
  }
}

const redirectsAtOnce = 500;

async function* saveRedirects({
  plan,
  target,
  files,
  moved,
  emptied,
  tags,
  isDry,
}: ImportState): AsyncGenerator<ReportedItem> {
  const live = new Map([...moved].filter(([key]) => !emptied.has(key)));
  const { redirects, unled } = planRedirects(plan, { moved: live, files, tags });
  for (const { path, note } of unled) {
    const named = { kind: "redirect", key: path, title: path, outcome: "left", address: null } as const;
    yield { ...named, notes: [note], isListed: false };
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
        isListed: false,
        address: targets.get(path) ?? null,
      } as const;
      yield { ...reported, outcome: known ?? (outcome === "live" ? "unchanged" : "failed") };
    }
  }
}
