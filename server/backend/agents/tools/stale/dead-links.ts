import { type LinkTarget, targetOf } from "../../../../../app/data/articles/checklist-links.ts";
import { listMissingTargets } from "../../../../../app/data/articles/link-targets.ts";
import { askInParts } from "../../../../../app/data/batches.ts";
import { type Database, expectData } from "../../../../../app/data/database.ts";
import { redirectPath } from "../../../../../app/data/redirects/redirect-path.ts";
import { htmlParts } from "../../../../../app/html/html-parts.ts";
import { address as addressIn } from "../../../../../app/i18n/addresses.ts";
import { linkTarget } from "../../../../../app/sections/link-target.ts";
import { pathsLike } from "../../../../redirects/paths-like.ts";
import type { Pace } from "../../../../shared/pace.ts";
import { judgeAddress } from "../../../../web/requests/addresses.ts";
import type { Finding } from "./finding.ts";
import { type LiveDocument, shownPlaces } from "./live-documents.ts";
import { htmlOf, type Place } from "./places.ts";

type Link = { finding: Finding; target: LinkTarget; redirects: readonly string[] };

/** The links and pictures that lead to no page and no file of this site. Throws as `expectData`. */
export async function findDeadLinks(
  documents: readonly LiveDocument[],
  db: Database,
  siteUrl: URL,
  pace: Pace,
): Promise<Finding[]> {
  const links: Link[] = [];
  for (const document of documents) {
    for (const place of shownPlaces(document)) {
      await pace();
      for (const link of linksAt(document, place, siteUrl)) {
        await pace();
        if (link) links.push(link);
      }
    }
  }
  const targets = [...new Map(links.map(({ target }) => [keyOf(target), target])).values()];
  // The function gives at most so many.
  const missing = await askInParts(targets, 100, (part) => listMissingTargets(db, part));
  const gone = new Set(missing.map(keyOf));
  const unfound = links.filter(({ target }) => target.kind === "nowhere" || gone.has(keyOf(target)));
  const paths = [...new Set(unfound.flatMap(({ redirects }) => redirects))];
  const redirected = await askInParts(paths, 1_000, async (part) =>
    expectData(await db.rpc("list_redirected", { _paths: part })),
  );
  return unfound
    .filter(({ redirects }) => !redirects.some((path) => redirected.includes(path)))
    .map(({ finding }) => finding);
}

function keyOf({ kind, slug }: LinkTarget): string {
  return `${kind} ${slug}`;
}

/** Null for what is no link within this site. */
function* linksAt(document: LiveDocument, place: Place, siteUrl: URL): Generator<Link | null> {
  const { language, field, declared } = place;
  const page = new URL(addressIn(language ?? "nl", document.path), siteUrl);
  for (const link of new Set(addressesIn(place))) {
    const to = declared.type === "address" ? linkTarget(link, language ?? "nl")?.to : link;
    const url = ownAddress(to ?? "", page);
    const target = url && targetOf(url.href, siteUrl.origin);
    if (!target) {
      yield null;
      continue;
    }
    const path = redirectPath(url.pathname + url.search);
    const why = "no page or file of this site is there, and no redirect";
    yield {
      finding: { id: document.id, language, field, link: link.slice(0, 300), why },
      target,
      redirects: path === null ? [] : [path, ...pathsLike(path.replace(/\?.*$/, ""))],
    };
  }
}

function addressesIn(place: Place): string[] {
  const { declared, value } = place;
  if (declared.type === "picture" || declared.type === "address") return [String(value)];
  const html = htmlOf(place);
  if (!/\b(?:href|src)\b/i.test(html)) return [];
  return htmlParts(html).flatMap((part) =>
    part.kind === "start" ? ["href", "src"].flatMap((name) => part.attributes.get(name)?.trim() ?? []) : [],
  );
}

/** An address of this site in the spelling that it answers at; null for all others, and what mails fill in. */
function ownAddress(link: string, page: URL): URL | null {
  if (link === "" || link.startsWith("#") || link.includes("{{")) return null;
  const url = URL.parse(link, page);
  if (url?.origin !== page.origin) return null;
  const verdict = judgeAddress(url);
  return verdict.kind === "moved" ? new URL(verdict.to, page) : url;
}
