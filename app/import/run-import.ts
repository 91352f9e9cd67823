import type { Language } from "../i18n/language-texts.ts";
import { z } from "../zod.ts";
import { convertText, type Site } from "./convert/convert-text.ts";
import { originalFile } from "./convert/old-address.ts";
import { importDocument } from "./import-document.ts";
import { planRedirects } from "./plan-redirects.ts";
import type { Export, Plan, PlannedPost } from "./plan.ts";
import { readPosts } from "./read/read-export.ts";
import type { Note, SourceFile, SourcePost } from "./source.ts";

/** Calls a function of the database: its rows. Throws errors whose `code` is an SQLSTATE. */
export type Call = (name: string, parameters: Readonly<Record<string, string | null | object>>) => Promise<unknown[]>;

/** Where items go. */
export type ImportTarget = {
  call: Call;
  /** Takes a file into the library; gives its id there, or why that was not possible. */
  storeFile(file: SourceFile): Promise<{ id: string } | { reason: string }>;
};

export type ImportOutcome = (typeof outcomes)[number] | "failed" | "left" | "missing";
export type ReportedItem = {
  kind: "tag" | "file" | "article" | "page" | "redirect" | "other";
  key: string;
  title: string;
  outcome: ImportOutcome;
  notes: Note[];
  /** On this site. */
  address: string | null;
};

const outcomes = [
  "new",
  "added",
  "known",
  "language added",
  "unchanged",
  "changed there",
  "changed here",
  "changed on both sides",
  "deleted",
] as const;

const taken = z.object({ outcome: z.enum(outcomes), id: z.string(), slug: z.string().nullable() });
const held = z.object({
  key: z.string(),
  kind: z.string(),
  id: z.string(),
  slug: z.string().nullable(),
  page_kind: z.string().nullable(),
});
const saved = z.object({ path: z.string(), outcome: z.string() });
type Held = z.infer<typeof held>;

/** What is in the library, by the key of the file. */
type State = {
  plan: Plan;
  target: ImportTarget;
  isDry: boolean;
  held: Map<string, Held>;
  tagIds: Map<string, string>;
  files: Map<string, string>;
  missing: Set<string>;
  /** By the paths of posts that have moved; only what is certain. */
  moved: Map<string, string>;
};

/**
 * Takes all items of a plan, one after the other, each in one call; says of each what became of it. What was taken before
 * stays as it is, so an import that was stopped is begun again. A dry one writes nothing.
 *
 * @throws ExportError, and what the target throws but for an item that it rejects
 */
export async function* runImport(plan: Plan, target: ImportTarget, isDry: boolean): AsyncGenerator<ReportedItem> {
  const state: State = {
    plan,
    target,
    isDry,
    held: await listHeld(plan, target),
    tagIds: new Map(),
    files: new Map(),
    missing: new Set(),
    moved: new Map([...plan.posts.values()].map((post) => [post.addresses[0] ?? "", post.newAddress])),
  };
  for (const { key, kind, id } of state.held.values()) if (kind === "file") state.files.set(key, `/media/${id}`);
  for (const left of plan.left) {
    yield { kind: "other", key: left.key, title: left.title, outcome: "left", notes: [left.note], address: null };
  }
  yield* takeTags(state);
  for (const file of plan.files) yield* takeFile(state, file);
  for (const given of plan.exports) {
    for await (const post of readPosts(given.open, given.outline)) {
      const planned = plan.posts.get(given.prefix + post.key);
      if (planned) yield* takePost(state, given, { ...post, ...planned });
    }
  }
  yield* saveRedirects(state);
}

async function listHeld({ source }: Plan, { call }: ImportTarget): Promise<Map<string, Held>> {
  const found = new Map<string, Held>();
  for (let after = ""; ; ) {
    const rows = z.array(held).parse(await call("list_imported", { _source: source, _after: after }));
    for (const row of rows) found.set(row.key, row);
    const last = rows.at(-1);
    if (!last) return found;
    after = last.key;
  }
}

async function* takeTags(state: State): AsyncGenerator<ReportedItem> {
  for (const tag of state.plan.tags) {
    const [key = ""] = tag.keys;
    const reported = { kind: "tag", key, title: tag.name, notes: [], address: `/insights/tag/${tag.slug}` } as const;
    if (state.isDry) {
      yield { ...reported, outcome: state.held.has(`tag:${key}`) ? "unchanged" : "new" };
      continue;
    }
    const name = (tag.names.nl ?? tag.names.en ?? tag.name).slice(0, 200);
    const [row] = await state.target.call("import_tag", {
      _source: state.plan.source,
      _key: `tag:${key}`,
      _slug: tag.slug,
      _name: name,
      _name_nl: tag.names.nl?.slice(0, 200) ?? null,
      _name_en: tag.names.en?.slice(0, 200) ?? null,
    });
    const { outcome, id } = taken.parse(row);
    if (outcome !== "deleted") for (const one of tag.keys) state.tagIds.set(one, id);
    yield { ...reported, outcome };
  }
}

async function* takeFile(state: State, file: SourceFile): AsyncGenerator<ReportedItem> {
  const key = fileKey(file.address);
  const known = state.files.get(key);
  const reported = { kind: "file", key, title: file.name, notes: [] } as const;
  if (known) yield { ...reported, outcome: "unchanged", address: known };
  else if (state.isDry) yield { ...reported, outcome: "new", address: null };
  else if (!state.missing.has(key)) {
    const stored = await state.target.storeFile(file);
    if ("reason" in stored) {
      state.missing.add(key);
      const note: Note = { key: "import.fileFailed", values: { file: file.address, reason: stored.reason } };
      yield { ...reported, outcome: "missing", notes: [note], address: null };
      return;
    }
    const alt = (language: Language) => (language === state.plan.language ? file.alt.slice(0, 500) : "");
    await state.target.call("import_file", {
      _source: state.plan.source,
      _key: key,
      _id: stored.id,
      _alt_nl: alt("nl"),
      _alt_en: alt("en"),
    });
    state.files.set(key, `/media/${stored.id}`);
    yield { ...reported, outcome: "added", address: `/media/${stored.id}` };
  }
}

async function* takePost(
  state: State,
  given: Export,
  post: SourcePost & PlannedPost,
): AsyncGenerator<ReportedItem> {
  const site = siteOf(state, given);
  const first = convertText(post.content, site);
  const wanted = [...first.files, ...(post.picture ? [originalFile(post.picture)] : [])];
  for (const file of wanted) {
    if (!state.files.has(fileKey(file))) yield* takeFile(state, fileAt(file));
  }
  const { html, notes } = wanted.length === 0 ? first : convertText(post.content, site);
  const { document, notes: cuts } = importDocument(post, {
    html,
    excerpt: post.excerpt,
    imageUrl: (post.picture && site.fileOf(post.picture)) || "",
    tagIds: post.tags.flatMap((key) => state.tagIds.get(key) ?? []),
  });
  const reported: Omit<ReportedItem, "outcome"> = {
    kind: post.type === "page" ? "page" : "article",
    key: post.key,
    title: post.title,
    notes: [...post.notes, ...notes, ...cuts],
    address: post.newAddress,
  };
  if (post.title === "") reported.notes.push({ key: "import.noTitle" });
  if (state.isDry) {
    const isEmpty = html === "" && post.type === "post";
    if (isEmpty) reported.notes.push({ key: "import.noText" });
    yield { ...reported, outcome: isEmpty ? "failed" : state.held.has(post.key) ? "unchanged" : "new" };
    return;
  }
  try {
    const [row] = await state.target.call("import_document", {
      _source: state.plan.source,
      _key: post.key,
      _group: post.group,
      _kind: post.type === "page" ? "page" : "article",
      _document: document,
      _hash: await hashOf(post),
      _created_at: post.createdAt,
      _published_at: post.publishedAt,
      _planned_at: post.status === "planned" ? post.publishedAt : null,
      _note: `${state.plan.source} ${post.addresses[0] ?? ""}`.slice(0, 300),
    });
    const { outcome, slug } = taken.parse(row);
    if (slug !== null && slug !== post.newSlug && outcome === "added") {
      reported.notes.push({ key: "import.renamed", values: { wanted: post.newSlug, slug } });
    }
    if (slug !== null) reported.address = post.newAddress.replace(/[^/]*$/, slug);
    if (reported.address) state.moved.set(post.addresses[0] ?? "", reported.address);
    yield { ...reported, outcome };
  } catch (error) {
    if (!isRejection(error)) throw error;
    reported.notes.push({ key: "import.rejected", values: { reason: error.message } });
    yield { ...reported, outcome: "failed", address: null };
  }
}

/** The item is what the database rejects, not the caller, the moment or the connection. */
function isRejection(error: unknown): error is Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(?:2[23]|P0001|PT400|PT404|PT409)/.test(code);
}

function siteOf({ files, moved }: State, { outline }: Export): Site {
  const listed = new Map(outline.files.map((file) => [file.key, file]));
  return {
    system: outline.system,
    site: outline.site,
    fileOf: (address) => files.get(fileKey(address)) ?? null,
    attachment: (id) => listed.get(id) ?? null,
    pageOf: (path) => moved.get(path) ?? null,
  };
}

/** A file of which the export has no entry. */
function fileAt(address: string): SourceFile {
  const name = decodeURIComponent(address.split("/").at(-1) ?? "").slice(0, 200) || "file";
  return { key: address, address, name, alt: "", addresses: [] };
}

function fileKey(address: string): string {
  return `file:${originalFile(address).replace(/^https?:\/\/[^/]+/, "")}`.slice(0, 500);
}

async function hashOf({ key: _, newAddress: __, newSlug: ___, ...post }: SourcePost & PlannedPost): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(post));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const redirectsAtOnce = 500;

async function* saveRedirects({ plan, target, files, moved, isDry }: State): AsyncGenerator<ReportedItem> {
  const redirects = planRedirects(plan, moved, files);
  for (let index = 0; index < redirects.length; index += redirectsAtOnce) {
    const part = redirects.slice(index, index + redirectsAtOnce);
    const rows = isDry
      ? part.map(({ path }) => ({ path, outcome: "new" }))
      : z.array(saved).parse(await target.call("save_redirects", { _redirects: part }));
    const targets = new Map(part.map((one) => [one.path, one.target]));
    for (const { path, outcome } of rows) {
      const known = outcomes.find((one) => one === outcome) ?? (outcome === "changed" ? "added" : null);
      const key = outcome === "live" || outcome === "loop" ? "import.addressTaken" : "import.addressRejected";
      const notes: Note[] = known ? [] : [{ key, values: { path } }];
      const reported = { kind: "redirect", key: path, title: path, notes, address: targets.get(path) ?? null } as const;
      yield { ...reported, outcome: known ?? (outcome === "live" ? "unchanged" : "failed") };
    }
  }
}
