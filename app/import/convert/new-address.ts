import { withAnchorId } from "../../html/anchor-id.ts";
import { hostOf } from "../../html/embeds.ts";
import { imageAddress } from "../../html/safe-address.ts";
import type { Conversion, Site } from "./convert-text.ts";
import { filePath, originalFile, plainFile } from "./old-address.ts";

const picture = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const stored = /\/wp-content\/uploads\/|\/content\/(?:files|media)\//;
/** Where hosted sites keep their files. */
export const storage = /\.files\.wordpress\.com$|^storage\.ghost\.io$/;

/** 100 kB in base64. */
const longestData = 137_000;

/** What a link to the old site becomes; of every other, its address. */
export function newAddress(address: string, conversion: Conversion): string {
  const { site, note } = conversion;
  const own = ownAddress(address, site);
  if (own === null) return address.trim().replace(/^(?=\/\/)/, "https:");
  const { pathname, search, hash } = new URL(own, "https://site.invalid");
  if (isPicture(pathname) || /\.pdf$/i.test(pathname)) return newFile(own, conversion);
  if (stored.test(pathname)) {
    note("import.note.fileKept", { address: own });
    return own;
  }
  const page = pageOf(pathname, search, site);
  if (page === null && !isWithin(pathname, site)) return address;
  return `${page ?? `${pathname.replace(/^\/{2,}/, "/")}${search}`}${withAnchorId(hash)}`;
}

/** The address of a picture; null when it can't be shown. */
export function pictureAddress(address: string, conversion: Conversion): string | null {
  const { site, note } = conversion;
  const isFull = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address.trim());
  const own = ownAddress(isFull ? address : address.trim().replace(/^[./]*/, "/"), site);
  if (own !== null) return imageAddress(newFile(own, conversion));
  if (/^\s*data:/i.test(address)) {
    const shown = address.length <= longestData ? imageAddress(address) : null;
    if (shown === null) note("import.note.pictureInText");
    return shown;
  }
  const host = hostOf(address);
  if (host === null) return null;
  note("import.note.pictureElsewhere", { host });
  return imageAddress(address.trim().replace(/^(?:http:)?\/\//i, "https://"));
}

export function isPicture(address: string): boolean {
  return picture.test(address.replace(/[?#].*$/s, ""));
}

/** In the library; until it is there, its old path, from which a redirect may lead. */
function newFile(own: string, { site, files, note }: Conversion): string {
  const original = originalFile(own, site.isListed);
  const sizes = files.get(original) ?? new Set();
  if (own !== original) sizes.add(own);
  files.set(original, sizes);
  const known = site.fileOf(original) ?? site.fileOf(own);
  const path = filePath(original);
  if (known === null) note("import.note.fileMissing", { path });
  return known ?? path;
}

/** The full address within the old site, of files without a query; a path when the site is not known. */
function ownAddress(address: string, { site }: Site): string | null {
  const given = address.trim();
  const isPath = /^\/(?![\\/])/.test(given);
  const proxy = hostOf(given)?.endsWith(".wp.com") ? plainFile(given) : given;
  const url = isPath
    ? URL.parse(given, site || "https://site.invalid")
    : URL.parse(proxy.replace(/^(?=\/\/)/, "https:"));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const isOwn = isPath || plainHost(url.href) === plainHost(site) || storage.test(url.host);
  if (!isOwn) return null;
  const full = isPath && site === "" ? `${url.pathname}${url.search}${url.hash}` : url.href;
  return isPicture(url.pathname) || /\.pdf$/i.test(url.pathname) ? plainFile(full) : full;
}

/** The host of an address without www; "" for a path. */
export function plainHost(address: string): string {
  return hostOf(address)?.replace(/^www\./, "") ?? "";
}

function pageOf(path: string, query: string, site: Site): string | null {
  const other = path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
  const page = site.pageOf(`${path}${query}`) ?? site.pageOf(`${other}${query}`);
  const root = `${(URL.parse(site.site)?.pathname ?? "").replace(/\/+$/, "")}/`;
  // At the root, the query is the page.
  const isRoot = path === root || other === root;
  return page ?? (query === "" || isRoot ? null : (site.pageOf(path) ?? site.pageOf(other)));
}

function isWithin(path: string, { site }: Site): boolean {
  const base = URL.parse(site)?.pathname.replace(/\/$/, "") ?? "";
  return path === base || path.startsWith(`${base}/`);
}
