import { withoutPreviewToken } from "../../app/preview-path.ts";
import type { FileAccess } from "../backend/media/downloads.ts";
import { admission } from "../shared/admission-control.ts";
import { contentDisposition } from "../shared/content-disposition.ts";

export function tokenIn(pathname: string): string | null {
  return /^\/files\/([\w-]{48})$/.exec(pathname)?.[1] ?? null;
}

/** A path without the token of a link to a file or a preview. */
export function withoutToken(pathname: string): string {
  return withoutPreviewToken(pathname.replace(/(\/files\/).+/i, "$1…"));
}

/**
 * The file behind a signed link, or a redirect when it has expired; null for other links.
 *
 * @throws OverloadError, ClientLeftError, DatabaseError
 */
export async function serveFile(
  request: Request,
  token: string,
  network: string,
  files: Pick<FileAccess, "open">,
): Promise<Response | null> {
  const isWanted = request.method === "GET";
  const file = await admission.file.run(network, request.signal, () => files.open(token, isWanted));
  if (!file) return null;
  if (file.outcome === "over") {
    const path = file.language === "en" ? "/en/link-expired" : "/link-expired";
    const search = file.pageSlug ? `?page=${encodeURIComponent(file.pageSlug)}` : "";
    return new Response(null, {
      status: 303,
      headers: { Location: path + search, "Cache-Control": "no-store" },
    });
  }
  return new Response(isWanted ? file.content.stream() : null, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(file.content.size),
      "Content-Disposition": contentDisposition(file.name),
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
