import { idPattern } from "../../app/data/id-pattern.ts";
import { mainName, mediaKey } from "../../app/data/media/picture-address.ts";
import type { MediaLibrary } from "../backend/media/library.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import { admission } from "../shared/admission-control.ts";
import { judgeConditions } from "./responses/conditional-requests.ts";

/** What serves the pictures of the library. */
export type MediaFiles = {
  library: Pick<MediaLibrary, "findCurrent" | "isHidden">;
  store: Pick<MediaStore, "get">;
};

type MediaPath = { id: string; hash: string | undefined; name: string | undefined };

const mediaPath = new RegExp(
  `^/media/(${idPattern})(?:/([0-9a-f]{32})/(\\d{1,4}\\.(?:avif|webp|jpg|png)))?$`,
);

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};

/** The parts of a picture's address; null for other paths. A PDF has none: it is served by signed links alone. */
export function mediaPathOf(pathname: string): MediaPath | null {
  const [, id, hash, name] = mediaPath.exec(pathname) ?? [];
  return id === undefined ? null : { id, hash, name };
}

/**
 * A version of a picture, which never changes; or a redirect to the present one, from its stable address and from
 * versions that are gone. Throws StoreError, OverloadError and what the library throws.
 */
export function serveMedia(
  request: Request,
  path: MediaPath,
  network: string,
  files: MediaFiles,
): Promise<Response> {
  return admission.file.run(network, request.signal, () => answer(request, path, files));
}

async function answer(
  request: Request,
  { id, hash, name }: MediaPath,
  { library, store }: MediaFiles,
): Promise<Response> {
  if (hash !== undefined && name !== undefined && !(await library.isHidden(id))) {
    const content = await store.get(mediaKey(id, hash, name));
    if (content) return version(request, content, `"${hash}-${name}"`, name);
  }
  const current = await library.findCurrent(id);
  if (!current || current.content_type === "application/pdf" || current.hash === hash) return notFound();
  const key = mediaKey(id, current.hash, mainName(current.content_type, current.width));
  return new Response(null, {
    status: 302,
    headers: { Location: `/media/${key}`, "Cache-Control": "no-cache", ...shared },
  });
}

/** Feeds and social networks show pictures on other sites. */
const shared = { "Cross-Origin-Resource-Policy": "cross-origin" };

function version(request: Request, content: Blob, etag: string, name: string): Response {
  const headers = new Headers({
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Type": types[name.split(".")[1] ?? ""] ?? "application/octet-stream",
    ETag: etag,
    ...shared,
  });
  const known = request.headers.get("if-none-match") ?? "";
  if (judgeConditions(etag, "", known) === "not-modified")
    return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String(content.size));
  return new Response(request.method === "HEAD" ? null : content.stream(), { headers });
}

function notFound(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response("Not found\n", { status: 404, headers });
}
