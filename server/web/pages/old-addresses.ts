import { publicCacheControl } from "../../../app/public-cache.ts";
import type { Redirect, Redirects } from "../../redirects/redirects.ts";
import { networkOf } from "../../shared/client-address.ts";
import type { ContentVersion } from "../../shared/content-version.ts";
import { isProgram, isUncounted } from "../../statistics/beacon.ts";
import type { Statistics } from "../../statistics/statistics.ts";
import { errorPage } from "../responses/error-responses.ts";

type ServePage = (request: Request, url: URL, visitor: string) => Promise<Response>;

type OldAddressesOptions = {
  redirects: Redirects | null;
  statistics: Pick<Statistics, "countRedirect" | "countMissing"> | null;
  contentVersion: Pick<ContentVersion, "current"> | null;
  serve: ServePage;
};

export type OldAddresses = {
  /** Whether an address has a redirect, which a page at it would hide. */
  has(url: URL): Promise<boolean>;
  /** The redirect of an address without a page, or that it is gone; null otherwise. */
  answer: (request: Request, url: URL, visitor: string) => Promise<Response | null>;
  /** Counts what had no page, by people and by programs. */
  countMissing(request: Request, url: URL, visitor: string, response: Response): void;
};

/** Addresses known to have no page. */
const mostRemembered = 10_000;

/** The router asks for a page's data beside its address, the home page's as below. */
const dataOf = /\/_(?:root)?\.data$|\.data$/;

/** Where articles that are not there lead. */
const missingPage = /^(?:\/en)?\/404$/;

export function createOldAddresses(options: OldAddressesOptions): OldAddresses {
  const { redirects, statistics, contentVersion, serve } = options;
  let missing = new Set<string>();
  let missingVersion: number | null = null;

  async function find(url: URL): Promise<Redirect | null> {
    await redirects?.refresh();
    return redirects?.find(pageAddress(url)) ?? null;
  }

  /** Asks the page, unless nothing has changed since it was asked: a flood of old addresses renders nothing. */
  async function hasPage(request: Request, page: URL, visitor: string): Promise<boolean> {
    const version = contentVersion?.current() ?? null;
    if (version === null || version !== missingVersion || missing.size >= mostRemembered) missing = new Set();
    missingVersion = version;
    if (missing.has(page.pathname)) return false;
    const { signal } = request;
    const address = new URL(page.pathname, page);
    const head = new Request(address, { method: "HEAD", signal });
    const isFound = !isMissing(await serve(head, address, visitor));
    if (!isFound && version === missingVersion) missing.add(page.pathname);
    return isFound;
  }

  return {
    has: async (url) => (await find(url)) !== null,
    async answer(request, url, visitor) {
      if (!["GET", "HEAD"].includes(request.method)) return null;
      const found = await find(url);
      if (found === null) return null;
      const page = new URL(pageAddress(url), url);
      // Any page has all parameters.
      const isSelected = isSelectedByQuery(found);
      if (!isSelected && (await hasPage(request, page, visitor))) return null;
      const isData = dataOf.test(url.pathname);
      if (found.location === null)
        return isData ? null : gone(isSelected ? null : await serve(request, url, visitor), url);
      if (!isUncounted(request.headers)) statistics?.countRedirect(found.path);
      return isData ? redirectRouter(found.location) : redirectBrowser(found.location);
    },
    countMissing({ method, headers }, { pathname }, visitor, response) {
      const path = pathname.replace(dataOf, "");
      if (!["GET", "HEAD"].includes(method) || !isMissing(response) || missingPage.test(path)) return;
      const isByProgram = isProgram(headers);
      if (isByProgram || !isUncounted(headers))
        statistics?.countMissing(path, isByProgram, networkOf(visitor));
    },
  };
}

/** Whether a redirect goes before a page at its path. */
export function isSelectedByQuery({ path }: Redirect): boolean {
  return path.includes("?");
}

/** The path and query of a page, also of its data. */
function pageAddress({ pathname, search }: URL): string {
  if (!dataOf.test(pathname)) return pathname + search;
  const query = new URLSearchParams(search);
  query.delete("_routes");
  return `${pathname.replace(dataOf, "") || "/"}${query.size > 0 ? `?${query}` : ""}`;
}

function isMissing({ status, headers }: Response): boolean {
  return status === 404 || missingPage.test(headers.get("location") ?? "");
}

/** Revalidated each time: editors change redirects. */
function redirectBrowser(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": publicCacheControl },
  });
}

/** In the router's words; it loads the document, as the target may be a file or elsewhere. */
function redirectRouter(location: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "X-Remix-Redirect": location,
      "X-Remix-Status": "301",
      "X-Remix-Reload-Document": "true",
      "Cache-Control": "no-store",
    },
  });
}

/** The screen of what is not found; a plain one where the router has none at this address. */
function gone(notFound: Response | null, { pathname }: URL): Response {
  if (notFound?.status !== 404) return errorPage(410, pathname);
  return new Response(notFound.body, { status: 410, headers: notFound.headers });
}
