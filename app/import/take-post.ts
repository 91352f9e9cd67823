import { hostOf } from "../html/embeds.ts";
import { imageAddress } from "../html/safe-address.ts";
import { convertText, type Site, type WantedFile } from "./convert/convert-text.ts";
import { isPicture, plainHost, storage } from "./convert/new-address.ts";
import { filePath, originalFile, plainFile } from "./convert/old-address.ts";
import { importDocument } from "./import-document.ts";
import { callForItem, deletedHere, type ImportState, type ReportedItem, takenItem } from "./import-state.ts";
import { isHome, newAddressOf, type Plan, type PlannedPost } from "./plan.ts";
import type { Note, SourcePost } from "./source.ts";
import { fileKey, takeWanted } from "./take-file.ts";

type ExportOfPlan = Plan["exports"][number];

/** Takes a post with its files, in one call; says what became of it. Throws what is no fault of the item. */
export async function* takePost(
  state: ImportState,
  siteOfExport: Site,
  post: SourcePost & PlannedPost,
): AsyncGenerator<ReportedItem> {
  const own = post.key.replace(/^(?:nl|en):/, "");
  const site: Site = { ...siteOfExport, picturesOf: (id) => siteOfExport.picturesOf(id ?? own) };
  const first = convertText(post.content, site);
  const picture = post.picture && isOwnPicture(post.picture, site) ? wantedFile(post.picture, site) : null;
  const needed = [...first.files, ...(picture ? [picture] : [])];
  for (const file of needed) yield* takeWanted(state, file);
  const { html, notes } = needed.length === 0 ? first : convertText(post.content, site);
  const featured = featuredPicture(post.picture, picture, site);
  const status = html === "" ? "draft" : post.status;
  const { document, notes: cuts } = importDocument(
    { ...post, status },
    {
      html,
      excerpt: post.excerpt,
      aboveMore: convertText(aboveMoreOf(post.content), site).html,
      imageUrl: featured.address,
      tagIds: post.tags.flatMap((key) => state.tagIds.get(key) ?? []),
    },
  );
  const kind = post.type === "page" ? "page" : "article";
  const noted: Note[] = [...post.notes, ...featured.notes, ...notes, ...cuts];
  if (post.title === "") noted.push({ key: "import.noTitle" });
  const wanted = state.plan.posts.get(post.key)?.newSlug ?? "";
  const reported = {
    kind,
    key: post.key,
    title: post.title,
    notes: noted,
    isListed: true,
    address: post.newAddress,
  } as const;
  if (html === "" && kind === "article") {
    noted.push({ key: "import.noText" });
    state.moved.delete(post.key);
    return yield { ...reported, outcome: "failed", address: null };
  }
  if (html === "") {
    noted.push({ key: "import.emptyPage" });
    state.emptied.add(post.key);
  }
  const isPast = post.status === "planned" && !(Date.parse(post.publishedAt ?? "") > Date.now());
  if (state.isDry) {
    const isHeld = state.held.has(post.key);
    if (!isHeld) noted.push(...renamed(wanted, post.newSlug));
    if (!isHeld && isPast) noted.push({ key: "import.missedSchedule" });
    return yield { ...reported, outcome: isHeld ? "unchanged" : "new" };
  }
  const called = await callForItem(state, "import_document", {
    _source: state.plan.source,
    _key: post.key,
    _group: post.group?.slice(0, 500) ?? null,
    _kind: kind,
    _document: document,
    _hash: await hashOf(post),
    _created_at: post.createdAt,
    _published_at: post.publishedAt,
    _planned_at: post.status === "planned" ? post.publishedAt : null,
    _note: `${state.plan.source} ${post.addresses[0] ?? ""}`.slice(0, 300),
  });
  if ("note" in called) {
    noted.push(called.note);
    state.moved.delete(post.key);
    return yield { ...reported, outcome: "failed", address: null };
  }
  const { outcome, id, slug } = takenItem.parse(called.rows[0]);
  if (slug !== null && outcome === "added") noted.push(...renamed(wanted, slug));
  if (outcome === "added" && isPast) noted.push({ key: "import.missedSchedule" });
  if (outcome === "language added" && post.status === "planned") noted.push({ key: "import.notPlanned" });
  if (outcome === "deleted") noted.push(deletedHere);
  const address = slug === null ? null : newAddressOf(post, slug);
  if (address) state.moved.set(post.key, address);
  else state.moved.delete(post.key);
  yield { ...reported, outcome, address, id };
}

/** What stands above WordPress's mark for more; "" without one. */
function aboveMoreOf(content: string): string {
  const at = content.search(/<!--\s*more\b/);
  return at < 0 ? "" : content.slice(0, at);
}

function wantedFile(address: string, site: Site): WantedFile {
  const [original, written] = [originalFile(address, site.isListed), plainFile(address)];
  return { address: original, sizes: original === written ? [] : [written] };
}

/** Whether a picture is the old site's own: of its library, which may be at another host, or at its own host. */
function isOwnPicture(address: string, { site, isListed }: Site): boolean {
  const host = hostOf(address);
  if (host === null || isListed(filePath(address)) || storage.test(host)) return true;
  const isOfGhost = site === "" && address.includes("/content/images/");
  return isOfGhost || plainHost(address) === plainHost(site);
}

/** The address of the picture that a post is announced with; of one at another site, there. */
function featuredPicture(
  address: string | null,
  wanted: WantedFile | null,
  site: Site,
): { address: string; notes: Note[] } {
  if (address === null) return { address: "", notes: [] };
  if (wanted === null) {
    const shown = imageAddress(address.replace(/^(?:http:)?\/\//i, "https://")) ?? "";
    return {
      address: shown,
      notes: [{ key: "import.note.pictureElsewhere", values: { host: hostOf(address) ?? "" } }],
    };
  }
  const known = [wanted.address, ...wanted.sizes].map(site.fileOf).find((found) => found !== null);
  const path = filePath(wanted.address);
  return known
    ? { address: known, notes: [] }
    : { address: "", notes: [{ key: "import.pictureLost", values: { path } }] };
}

function renamed(wanted: string, slug: string): Note[] {
  return slug === wanted ? [] : [{ key: "import.renamed", values: { wanted, slug } }];
}

/** What the texts of an export refer to. */
export function siteOf({ plan, files, moved }: ImportState, { outline, prefix }: ExportOfPlan): Site {
  const listed = new Map(outline.files.map((file) => [file.key, file]));
  const keys = keysOfAddresses(plan, prefix);
  const pictures = Map.groupBy(
    outline.files.filter(({ address }) => isPicture(address)),
    ({ parent }) => parent ?? "",
  );
  return {
    system: outline.system,
    site: outline.site,
    isListed: plan.isListed,
    fileOf: (address) => files.get(fileKey(address)) ?? null,
    attachment: (id) => listed.get(id) ?? null,
    picturesOf: (post) =>
      (pictures.get(post ?? "") ?? [])
        .toSorted(
          (one, other) => (one.order ?? 0) - (other.order ?? 0) || Number(one.key) - Number(other.key),
        )
        .map(({ key }) => key),
    pattern: (id) => outline.patterns.get(id) ?? null,
    pageOf: (path) => moved.get(keys.get(path) ?? "") ?? null,
  };
}

/**
 * The keys of posts by their old addresses: of two exports those of its own first, and before all that others had formerly.
 * Links to a home page lead to that of this site.
 */
function keysOfAddresses({ posts }: Plan, prefix: string): ReadonlyMap<string, string> {
  const ordered = [...posts.values()].toSorted(
    (one, other) => Number(other.key.startsWith(prefix)) - Number(one.key.startsWith(prefix)),
  );
  const keys = new Map<string, string>();
  for (const isOwn of [true, false]) {
    for (const { key, addresses } of ordered) {
      for (const address of isOwn ? addresses.slice(0, 1) : addresses.slice(1)) {
        if (!keys.has(address) && !isHome(address)) keys.set(address, key);
      }
    }
  }
  return keys;
}

async function hashOf({
  key: _,
  newAddress: __,
  newSlug: ___,
  ...post
}: SourcePost & PlannedPost): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(post));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
