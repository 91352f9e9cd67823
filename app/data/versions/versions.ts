import { documentOf, readDocument } from "../../content/document.ts";
import type { Fields, FormOf } from "../../content/fields.ts";
import { type Kind, type Stored, valueIn } from "../../content/kind.ts";
import type { VersionedKind } from "../../content/kinds.ts";
import { type Database, expectData, expectRowOrNull, throwIfFailed } from "../database.ts";
import type { Json } from "../schema.ts";
import { type StorageLimitReached, storageLimitIn } from "../storage-limit.ts";
import type { Subject } from "./subject.ts";

const versionsAtOnce = 50;

const states = ["saved", "working", "discarded", "published", "restored"] as const;
type VersionState = (typeof states)[number];

/** A version in the history; `person` is an e-mail address, null for the server or a deleted account. */
export type ListedVersion = {
  id: string;
  number: number;
  createdAt: string;
  kind: VersionState;
  /** Of a restored one: the number of the version, and the language when it was one alone; of changes that wait: whose proposal. */
  note: string;
  person: string | null;
  /** The name of the person's access token with which an assistant saved it. */
  assistant: string | null;
};

export type StoredVersion = { number: number; state: string; created_at: string; document: unknown };

/** What the history says about the document itself. */
export type Present = { title: string | null; isLive: boolean };

/** The history of one document. All throw when a query fails. */
export type VersionSource = {
  /** Null when there is none. */
  present(): Promise<Present | null>;
  /** A part of the history, the newest first, and whether there is more. */
  list(before: number | null): Promise<{ versions: ListedVersion[]; hasMore: boolean }>;
  /** Two versions to compare: null means the newest, and the one before. */
  pair(
    number: number | null,
    other: number | null,
  ): Promise<{ before: StoredVersion | null; after: StoredVersion | null }>;
  /** The document of a version; null when it is gone. */
  document(id: string): Promise<unknown>;
  /** Makes an earlier version, or one language of it, the newest, by its own client or another. Throws StaleWrite, Error. */
  restore(id: string, newest: number, language: "nl" | "en" | null, by?: Database): Promise<void>;
};

/** The versions of a subject, without what its own tables say about it. */
export function versionsOf(db: Database, { kind, id }: Subject): Omit<VersionSource, "present"> {
  return {
    async list(before) {
      const part = { _limit: versionsAtOnce + 1, ...(before !== null && { _before: before }) };
      const rows = expectData(await db.rpc("list_versions", { _kind: kind, _id: id, ...part }));
      const versions = rows.slice(0, versionsAtOnce).map(({ created_at: createdAt, state, ...version }) => ({
        ...version,
        createdAt,
        kind: states.find((one) => one === state) ?? "saved",
      }));
      return { versions, hasMore: rows.length > versionsAtOnce };
    },
    async pair(number, other) {
      const after = await getVersion(db, id, number === null ? {} : { at: number });
      if (other !== null) return { before: await getVersion(db, id, { at: other }), after };
      return { before: after && (await getVersion(db, id, { below: after.number })), after };
    },
    async document(version) {
      const query = db.from("otm_versions").select("document").eq("id", version);
      return expectRowOrNull(await query.maybeSingle())?.document ?? null;
    },
    async restore(version, newest, language, by = db) {
      expectData(
        await by.rpc("restore_version", {
          _id: version,
          _number: newest,
          ...(language && { _language: language }),
        }),
      );
    },
  };
}

/** The version with a number, or the newest (below one); null without it. Throws when the query fails. */
export async function getVersion(
  db: Database,
  subjectId: string,
  { at, below }: { at?: number; below?: number } = {},
): Promise<StoredVersion | null> {
  const query = db
    .from("otm_versions")
    .select("number, state, created_at, document")
    .eq("subject_id", subjectId);
  if (at !== undefined) query.eq("number", at);
  if (below !== undefined) query.lt("number", below);
  const [row] = expectData(await query.order("number", { ascending: false }).limit(1));
  return row ?? null;
}

/** The documents of versions, by id. Throws when the query fails. */
export async function listDocuments(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = expectData(
    await db
      .from("otm_versions")
      .select("id, document")
      .in("id", [...ids]),
  );
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** In one answer to a panel on a phone: documents can have megabytes. */
const mostFollowed = 12;

/**
 * For each of these numbers the newest version that is no newer, and the versions after the first of them: the newest
 * ones, when they are many. Oldest first. Throws when a query fails.
 */
export async function listVersionsFrom(
  db: Database,
  subjectId: string,
  numbers: readonly number[],
): Promise<StoredVersion[]> {
  if (numbers.length === 0) return [];
  const later = db
    .from("otm_versions")
    .select("number, state, created_at, document")
    .eq("subject_id", subjectId)
    .gt("number", Math.min(...numbers))
    .order("number", { ascending: false })
    .limit(mostFollowed);
  const first = [...new Set(numbers)].map((number) => getVersion(db, subjectId, { below: number + 1 }));
  const found = [...(await Promise.all(first)), ...expectData(await later)].flatMap((one) => one ?? []);
  const byNumber = new Map(found.map((version) => [version.number, version]));
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/** Whether the newest version of what is live waits to be published, by its state. */
export function isWaitingState(state: string | undefined): boolean {
  return state === "working" || state === "restored";
}

/** The subjects among these whose newest version waits, once they are live. Throws when the query fails. */
export async function listWaiting(
  db: Database,
  kind: VersionedKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set(expectData(await db.rpc("list_waiting", { _kind: kind, _ids: [...ids] })));
}

/** Why a document was not saved. */
export type SaveFailure =
  | { kind: "stale" }
  /** It was deleted. */
  | { kind: "deleted" }
  | { kind: "slug-taken"; message: string }
  | { kind: "limited"; limit: StorageLimitReached }
  /** It lacks the approval of who gives this name. */
  | { kind: "unapproved"; message: string; name: string }
  /** No response: it may have been saved. */
  | { kind: "away" }
  | { kind: "failed"; message: string; hint: string };

type Over = { id: string; number: number };
type Saved = { kind: "saved"; id: string; slug: string; number: number };

/**
 * Saves a document in one transaction, over a version or (null) as a new one. Never throws.
 *
 * @param isRegardless of the approval that it needs
 * @param assistant whose proposal it is, to be named in the history
 */
export async function saveDocument(
  db: Database,
  kind: VersionedKind,
  document: Json,
  over: Over | null,
  isRegardless = false,
  assistant = "",
): Promise<Saved | SaveFailure> {
  const sent = { _kind: kind, _document: document };
  const base = over && { _id: over.id, _number: over.number };
  const { data, error, status } = await (isRegardless && base
    ? db.rpc("publish_regardless", { ...sent, ...base })
    : db.rpc("save_document", { ...sent, ...base, ...(assistant && { _note: assistant }) })
  ).single();
  return error ? failureOf(error, status) : { kind: "saved", ...data };
}

/**
 * Saves changes of what is live without showing them. Never throws.
 *
 * @param assistant whose proposal they are, to be named in the history
 */
export async function saveWorkingVersion(
  db: Database,
  kind: VersionedKind,
  document: Json,
  over: Over,
  assistant = "",
): Promise<{ kind: "saved"; number: number } | SaveFailure> {
  const { data, error, status } = await db.rpc("save_working_version", {
    _kind: kind,
    _id: over.id,
    _number: over.number,
    _document: document,
    _note: assistant,
  });
  return error ? failureOf(error, status) : { kind: "saved", number: data };
}

/** Saves a form as `saveDocument` does its document. Never throws. */
export function saveForm<Of extends Fields>(
  db: Database,
  kind: Kind<Of, VersionedKind>,
  form: FormOf<Of>,
  over: Over | null,
  isRegardless = false,
  assistant = "",
): ReturnType<typeof saveDocument> {
  return saveDocument(db, kind.name, documentOf(kind, form), over, isRegardless, assistant);
}

/** Saves changes of a form that is live as `saveWorkingVersion` does its document. Never throws. */
export function saveWaitingForm<Of extends Fields>(
  db: Database,
  kind: Kind<Of, VersionedKind>,
  form: FormOf<Of>,
  over: Over,
  assistant = "",
): ReturnType<typeof saveWorkingVersion> {
  return saveWorkingVersion(db, kind.name, documentOf(kind, form), over, assistant);
}

/**
 * A document as it is edited: what its newest version says where that waits, beside what is in the tables.
 *
 * @param newest read before the tables: what is saved in between is then newer than its number, and a save over it is merged
 */
export function editedDocument<Of extends Fields>(
  kind: Kind<Of>,
  own: Pick<Stored<unknown>, "id" | "updatedAt">,
  present: FormOf<Of>,
  newest: StoredVersion | null,
): Stored<FormOf<Of>> {
  const stored = { ...own, number: newest?.number ?? 0 };
  const isShown = kind.isShown !== undefined && valueIn(present, { field: kind.isShown }) === true;
  return isShown && newest && isWaitingState(newest.state)
    ? { ...stored, ...readDocument(kind, newest.document), live: present }
    : { ...stored, form: present, unreadable: [], live: null };
}

type ResponseError = { code: string; message: string; details: string; hint: string };

/** Why a write failed, by the error of the API. */
export function failureOf(error: ResponseError, status: number): SaveFailure {
  if (error.code === "PT409") return { kind: "stale" };
  if (error.code === "PT404") return { kind: "deleted" };
  if (error.code === "PT428") return { kind: "unapproved", message: error.message, name: error.details };
  const limit = storageLimitIn(error);
  if (limit) return { kind: "limited", limit };
  if (error.code === "23505") return { kind: "slug-taken", message: error.message };
  // A gateway's own error has no code.
  if (status === 0 || (status > 500 && !error.code)) return { kind: "away" };
  return { kind: "failed", message: error.message, hint: error.hint ?? "" };
}

/** Throws away what waits to be published; gives the number of the newest version then. Throws StaleWrite, Error. */
export async function discardWorkingVersion(
  db: Database,
  kind: VersionedKind,
  { id, number }: Over,
): Promise<number> {
  const discarded = await db.rpc("discard_working_version", { _kind: kind, _id: id, _number: number });
  throwIfFailed(discarded);
  return expectData(discarded);
}

/** What a version names and was deleted since; the name is null when nothing remembers it. */
export type MissingPart = { kind: "tag" | "article" | "file"; id: string; name: string | null };

/** The tags, related articles and files of a version that are gone. Throws when the query fails. */
export async function listMissingParts(db: Database, versionId: string): Promise<MissingPart[]> {
  const rows = expectData(await db.rpc("list_missing_parts", { _version_id: versionId }));
  return rows.map(({ kind, ...part }) => ({
    ...part,
    kind: kind === "tag" || kind === "article" ? kind : "file",
  }));
}
