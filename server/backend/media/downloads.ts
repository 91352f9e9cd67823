import { mainName, mediaKey } from "../../../app/data/media/picture-address.ts";
import { linkTo, readLink } from "../../../supabase/functions/_shared/file-link.ts";
import type { MediaLibrary } from "./library.ts";
import type { MediaStore } from "./media-store.ts";

export type OpenedFile =
  | { outcome: "open"; name: string; content: Blob }
  /** A link of this site that has expired, or whose file is gone. */
  | { outcome: "over"; pageSlug: string | null; language: string };

export type FileAccess = Pick<Downloads, "open">;

export type Downloads = {
  /** A signed link to the file of a request, valid for a week. */
  linkFor(leadId: string): string;
  /** The file behind a link; `isCounted` counts the download. Null for a foreign token. Throws StoreError, and what the library throws. */
  open(token: string, isCounted: boolean): Promise<OpenedFile | null>;
};

export function createDownloads(options: {
  library: Pick<MediaLibrary, "openDownload">;
  store: Pick<MediaStore, "get">;
  key: Uint8Array;
  siteUrl: URL;
}): Downloads {
  const { library, store, key, siteUrl } = options;
  const now = () => Math.floor(Date.now() / 1_000);
  return {
    linkFor: (leadId) => linkTo(siteUrl, key, leadId),
    async open(token, isCounted) {
      const link = readLink(key, token);
      if (!link) return null;
      const isOver = link.expiresAt < now();
      const found = await library.openDownload(link.leadId, isCounted && !isOver);
      const {
        file_id: id = null,
        file_hash: hash = null,
        file_name: name = null,
        page_slug: pageSlug = null,
        language = "nl",
      } = found ?? {};
      const content = isOver || id === null || hash === null ? null : await store.get(pdfKey(id, hash));
      if (content === null || name === null) return { outcome: "over", pageSlug, language };
      return { outcome: "open", name, content };
    },
  };
}

function pdfKey(id: string, hash: string): string {
  return mediaKey(id, hash, mainName("application/pdf", null));
}
