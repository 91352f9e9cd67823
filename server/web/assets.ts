import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { nullIfMissing } from "../shared/null-if-missing.ts";
import { chooseEncoding, compress, type Encoding, isCompressible } from "./responses/compression.ts";
import { judgeConditions } from "./responses/conditional-requests.ts";
import { errorPageStyle } from "./responses/error-responses.ts";

export type Assets = (pathname: string, headers: Headers) => Promise<Response | null>;

/** Serves a static file; null when the path is a page's. A missing /assets/ file is a plain 404. */
export async function serveAsset(
  { method, headers }: Request,
  pathname: string,
  assets: Assets,
): Promise<Response | null> {
  if (method !== "GET" && method !== "HEAD") return null;
  if (pathname === errorPageStyle.path) {
    return new Response(errorPageStyle.css, { headers: { "Content-Type": "text/css; charset=utf-8" } });
  }
  const response = await assets(pathname, headers);
  if (response || !pathname.startsWith("/assets/")) return response;
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

type Asset = { type: string; etag: string; bodies: Map<Encoding, Uint8Array<ArrayBuffer>> };

/** Of compressed copies made by the build. */
export const compressedSuffix = ".br";

/**
 * Serves the files that are listed at the start, so no path leads out. Reads and compresses on first use.
 *
 * @param earlier where the build before may have left its files, for pages that are still open
 */
export async function listAssets(directory: string, earlier?: string): Promise<Assets> {
  const left = earlier === undefined ? null : await nullIfMissing(listPaths(earlier));
  const paths = new Map([...(left ?? []), ...(await listPaths(directory))]);
  const loaded = new Map<string, Promise<Asset>>();

  function load(pathname: string, path: string): Promise<Asset> {
    const known = loaded.get(pathname) ?? readAsset(path);
    loaded.set(pathname, known);
    known.catch(() => loaded.delete(pathname));
    return known;
  }

  return async (pathname, headers) => {
    const name = decodeURIComponent(pathname);
    const path = paths.get(name);
    return path ? answer(await load(name, path), pathname, headers) : null;
  };
}

async function listPaths(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [`/${relative(directory, path).split(sep).join("/")}`, path]);
  return new Map(paths.filter(([name]) => !name.includes("/.") && !name.endsWith(compressedSuffix)));
}

async function readAsset(path: string): Promise<Asset> {
  const content = Uint8Array.from(await readFile(path));
  const compressed = await readFile(path + compressedSuffix).catch(() => null);
  return {
    type: getMimeType(path) ?? "application/octet-stream",
    etag: `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
    bodies: new Map<Encoding, Uint8Array<ArrayBuffer>>([
      ["identity", content],
      ...(compressed ? [["br", Uint8Array.from(compressed)] as const] : []),
    ]),
  };
}

async function answer(asset: Asset, pathname: string, requestHeaders: Headers): Promise<Response> {
  const plain = asset.bodies.get("identity") ?? new Uint8Array();
  const headers = new Headers({
    "Content-Type": asset.type,
    "Cache-Control": cacheControl(pathname),
    ETag: asset.etag,
    // Feeds show them on other sites.
    ...(asset.type.startsWith("image/") && { "Cross-Origin-Resource-Policy": "cross-origin" }),
  });
  const canCompress = isCompressible(asset.type, plain.byteLength);
  if (canCompress) headers.set("Vary", "Accept-Encoding");
  const known = requestHeaders.get("if-none-match") ?? "";
  if (judgeConditions(asset.etag, "", known) === "not-modified") {
    return new Response(null, { status: 304, headers });
  }

  const encoding = canCompress ? chooseEncoding(requestHeaders.get("accept-encoding")) : "identity";
  const body = asset.bodies.get(encoding) ?? (await compress(plain, encoding, "best"));
  asset.bodies.set(encoding, body);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  return new Response(body, { headers });
}

/** Only names below /assets/ contain a hash. */
function cacheControl(pathname: string): string {
  return pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
