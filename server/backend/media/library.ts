import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { rowId } from "../../../app/data/id.ts";
import {
  mainName,
  mediaKey,
  variantFormats,
  variantName,
  variantWidths,
} from "../../../app/data/media/picture-address.ts";
import { rememberMisses } from "../../shared/remember-misses.ts";
import type { CallFunction, OwnRole } from "../database/call-function.ts";

const contentType = z.enum(["image/jpeg", "image/png", "application/pdf"]);

const found = z.object({
  id: rowId,
  path: z.string(),
  hash: z.string(),
  name: z.string(),
  content_type: contentType,
  size: z.number(),
  width: z.number().nullable(),
  is_at_path: z.boolean(),
});
const version = z.object({
  id: rowId,
  hash: z.string(),
  content_type: contentType,
  width: z.number().nullable(),
});
const current = version.omit({ id: true });
const saved = z.object({
  id: rowId,
  path: z.string(),
  outcome: z.enum(["stored", "replaced", "known", "elsewhere", "taken", "not allowed", "other kind"]),
});
const listed = z.object({
  name: z.string(),
  id: rowId.nullable(),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  size: z.number().nullable(),
  content_type: contentType.nullable(),
  hash: z.string().nullable(),
});
const opened = z.object({
  file_id: rowId.nullable(),
  file_hash: z.string().nullable(),
  file_name: z.string().nullable(),
  page_slug: z.string().nullable(),
  language: z.string(),
});
const orphan = z.object({ id: rowId, hash: z.string() });
const exceeded = z.object({ setting: z.string(), most: z.number(), seconds: z.number() });

export type FoundMedia = z.infer<typeof found>;
export type MediaVersion = z.infer<typeof version>;
export type ListedObject = z.infer<typeof listed>;
export type OpenedDownload = z.infer<typeof opened>;
export type SavedMedia = z.infer<typeof saved>;
/** The setting that limits what a person stores, and the seconds until there is room. */
export type ExceededLimit = z.infer<typeof exceeded>;

export type NewMedia = {
  id: string;
  path: string;
  name: string;
  hash: string;
  contentType: MediaVersion["content_type"];
  size: number;
  width: number | null;
  height: number | null;
  colour: string | null;
  /** Null: the server's own, which no limit holds. */
  personId: string | null;
  mayReplace: boolean;
};

export type ObjectQuery = {
  prefix: string;
  search: string;
  limit: number;
  offset: number;
  column: "name" | "created_at" | "updated_at";
  isDescending: boolean;
};

export type MediaLibrary = {
  /** What is at this path, and what has this content. */
  find(path: string, hash: string | null): Promise<FoundMedia[]>;
  /** Unknown ids are remembered for two seconds. */
  findCurrent(id: string): Promise<z.infer<typeof current> | null>;
  /** Whether it is in the trash: its bytes are in the store still. Known two seconds after a deletion at the latest. */
  isHidden(id: string): Promise<boolean>;
  /** Notes bytes that are about to be stored, and counts them; the limit that they exceed, or null. */
  begin(id: string, hash: string, personId: string | null, bytes: number): Promise<ExceededLimit | null>;
  save(media: NewMedia): Promise<SavedMedia>;
  /** The removed paths. */
  remove(paths: readonly string[], personId: string): Promise<string[]>;
  list(query: ObjectQuery): Promise<ListedObject[]>;
  /** The file of a request, counted when it was opened; null without the request. */
  openDownload(leadId: string, isCounted: boolean): Promise<OpenedDownload | null>;
  /** All versions in the order of their ids. */
  listVersions(): AsyncGenerator<MediaVersion>;
  listOrphans(): Promise<{ id: string; hash: string }[]>;
  forgetOrphan(id: string, hash: string): Promise<void>;
};

/**
 * The rows of the library, for the server. `hiddenPatience`: how long a picture waits for the list of hidden
 * ids, in milliseconds. Throws DatabaseError.
 */
export function openLibrary({ call }: OwnRole, hiddenPatience = 250): MediaLibrary {
  const rows = async <Row>(row: z.ZodType<Row>, ...[name, parameters]: Parameters<CallFunction>) =>
    z.array(row).parse(await call(name, parameters));
  const currents = rememberMisses(
    async (id) => (await rows(current, "find_current_media", { _id: id }))[0] ?? null,
  );
  return {
    find: (path, hash) => rows(found, "find_media", { _path: path, _hash: hash }),
    findCurrent: currents.find,
    isHidden: rememberHidden(() => rows(rowId, "list_hidden_media", {}), hiddenPatience),
    async begin(id, hash, personId, bytes) {
      const parameters = { _id: id, _hash: hash, _person: personId, _bytes: bytes };
      return (await rows(exceeded, "begin_media", parameters))[0] ?? null;
    },
    async save({ contentType, personId, mayReplace, ...media }) {
      const own = Object.fromEntries(Object.entries(media).map(([name, value]) => [`_${name}`, value]));
      const parameters = { ...own, _content_type: contentType, _person: personId, _may_replace: mayReplace };
      const [row] = await rows(saved, "save_media", parameters);
      if (!row) throw new Error("save_media gave no row");
      currents.added(row.id);
      return row;
    },
    remove: (paths, personId) => rows(z.string(), "remove_media", { _paths: paths, _person: personId }),
    list: ({ column, isDescending, prefix, search, limit, offset }) =>
      rows(listed, "list_media_objects", {
        _prefix: prefix,
        _search: search,
        _limit: limit,
        _offset: offset,
        _column: column,
        _is_descending: isDescending,
      }),
    openDownload: async (leadId, isCounted) =>
      (await rows(opened, "open_download", { _lead_id: leadId, _is_counted: isCounted }))[0] ?? null,
    async *listVersions() {
      for (let after: string | null = null; ; ) {
        const part: MediaVersion[] = await rows(version, "list_media_versions", { _after: after });
        yield* part;
        after = part.at(-1)?.id ?? null;
        if (after === null) return;
      }
    },
    listOrphans: () => rows(orphan, "list_media_orphans", {}),
    forgetOrphan: async (id, hash) => void (await call("forget_media_orphan", { _id: id, _hash: hash })),
  };
}

/** How long the list of hidden ids is used, in milliseconds. */
const hiddenLifetime = 2_000;

/** Pictures are served without the database while it is away: the list is then the last one. */
function rememberHidden(list: () => Promise<string[]>, patience: number): (id: string) => Promise<boolean> {
  let hidden: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const found = await list().catch(() => null);
    if (found) hidden = new Set(found);
    readAt = Date.now();
    reading = null;
  }

  return async (id) => {
    if (Date.now() - readAt > hiddenLifetime) {
      reading ??= read();
      await Promise.race([reading, wait(patience)]);
    }
    return hidden.has(id);
  };
}

/** The store's keys of a version. */
export function keysOf({ id, hash, content_type, width }: MediaVersion): string[] {
  const main = mainName(content_type, width);
  if (width === null) return [mediaKey(id, hash, main)];
  const variants = variantWidths(width).flatMap((one) =>
    variantFormats.map((format) => variantName(one, format)),
  );
  return [...variants, main].map((name) => mediaKey(id, hash, name));
}
