import { visitParts } from "../../data/leads/lead-visit.ts";
import { withoutPreviewToken } from "../../preview-path.ts";
import { documentPath, documentQuery } from "../document-path.ts";
import { pageBefore } from "./visited-pages.ts";

const campaign = visitParts.filter((part) => part.startsWith("utm_"));

/** The current visit by part, empty ones included. */
export function currentVisit(): [name: string, value: string][] {
  const origin = document.referrer ? new URL(document.referrer) : null;
  // Before hydration a link loads a new document, with the previous page as its referrer.
  const earlier = origin?.host === location.host ? origin : null;
  const landing = firstOfTab() ?? earlier;
  const query = new URLSearchParams(landing?.search || documentQuery);
  const parts: [string, string][] = [
    ["first_page", withoutPreviewToken(landing?.pathname ?? documentPath ?? "")],
    ["last_page", withoutPreviewToken(pageBefore() ?? earlier?.pathname ?? "")],
    ["referrer", earlier ? "" : (origin?.host ?? "")],
    ...campaign.map((name): [string, string] => [name, query.get(name) ?? ""]),
  ];
  // Limited, to keep room for the message in the request body.
  return parts.map(([name, value]) => [name, value.slice(0, 200)]);
}

/** The first page of this site in the tab's history; null where the browser has no Navigation API. */
function firstOfTab(): URL | null {
  const url = "navigation" in window ? navigation.entries()[0]?.url : null;
  return url ? new URL(url) : null;
}
