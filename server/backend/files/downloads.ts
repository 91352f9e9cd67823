import { linkTo, readLink } from "../../../supabase/functions/_shared/file-link.ts";
import type { Database } from "../database/database.ts";
import type { FileStore } from "./file-store.ts";

export type OpenedFile =
  | { outcome: "open"; name: string; content: Blob }
  /** A link of this site that has expired, or whose file is gone. */
  | { outcome: "over"; pageSlug: string | null; language: string };

export type FileAccess = Pick<Downloads, "open">;

export type Downloads = {
  /** A signed link to the file of a request, valid for a week. */
  linkFor(leadId: string): string;
  /** The file behind a link; `isCounted` counts the download. Null for a foreign token. Throws DatabaseError. */
  open(token: string, isCounted: boolean): Promise<OpenedFile | null>;
};

export function createDownloads(options: {
  database: Database;
  store: FileStore;
  key: Uint8Array;
  siteUrl: URL;
}): Downloads {
  const { database, store, key, siteUrl } = options;
  const now = () => Math.floor(Date.now() / 1_000);
  return {
    linkFor: (leadId) => linkTo(siteUrl, key, leadId),
    async open(token, isCounted) {
      const link = readLink(key, token);
      if (!link) return null;
      const isOver = link.expiresAt < now();
      const [found] = await database.query<Found>(
        "select * from public.open_download($1::uuid, $2::boolean)",
        [link.leadId, isCounted && !isOver],
      );
      const {
        file_id: id = null,
        file_name: name = null,
        page_slug: pageSlug = null,
        language = "nl",
      } = found ?? {};
      const content = isOver || id === null ? null : await store.read(id);
      if (content === null || name === null) return { outcome: "over", pageSlug, language };
      return { outcome: "open", name, content };
    },
  };
}

type Found = { file_id: string | null; file_name: string | null; page_slug: string | null; language: string };
