import { type Database, expectData } from "../database.ts";

const versionsAtOnce = 50;

const versionKinds = ["saved", "working", "discarded", "published", "restored"] as const;
type VersionKind = (typeof versionKinds)[number];

/** A version in the history; `person` is an e-mail address, null for the server or a deleted account. */
export type ListedVersion = {
  id: string;
  number: number;
  createdAt: string;
  kind: VersionKind;
  /** Of a restored one: the number of the version, and the language when it was one alone. */
  note: string;
  person: string | null;
  /** The name of the person's access token with which an assistant saved it. */
  assistant: string | null;
};

export type StoredVersion = { number: number; document: unknown };

/** What the history says about the document itself. */
export type Present = { title: string | null; isLive: boolean };

/** The versions of one document. All throw when a query fails. */
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
  /** Makes an earlier version, or one language of it, the newest. Throws StaleWrite, Error. */
  restore(id: string, newest: number, language: "nl" | "en" | null): Promise<void>;
};

type VersionRow = Omit<ListedVersion, "createdAt" | "kind" | "assistant"> & {
  created_at: string;
  kind: string;
  assistant?: string | null;
};

/** The arguments of a query for a part of a history. */
export function partOf(before: number | null) {
  return { _limit: versionsAtOnce + 1, ...(before !== null && { _before: before }) };
}

export function listed(rows: readonly VersionRow[]) {
  const versions = rows
    .slice(0, versionsAtOnce)
    .map(({ created_at: createdAt, kind, assistant = null, ...version }) => ({
      ...version,
      createdAt,
      assistant,
      kind: versionKinds.find((one) => one === kind) ?? "saved",
    }));
  return { versions, hasMore: rows.length > versionsAtOnce };
}

/** Two versions to compare; `read` gives the one with a number, or the newest below one. */
export async function pairOf(
  read: (wanted: { at?: number; below?: number }) => Promise<StoredVersion | null>,
  number: number | null,
  other: number | null,
) {
  const after = await read(number === null ? {} : { at: number });
  if (other !== null) return { before: await read({ at: other }), after };
  return { before: after && (await read({ below: after.number })), after };
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
