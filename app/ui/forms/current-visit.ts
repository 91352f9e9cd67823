import { visitParts } from "../../data/leads/lead-visit.ts";
import { documentPath, documentQuery } from "../document-path.ts";
import { pageBefore } from "./visited-pages.ts";

const campaign = visitParts.filter((part) => part.startsWith("utm_"));

/** Where the visitor came from, by the names of the parts that are kept; empty ones included. */
export function currentVisit(): [name: string, value: string][] {
  const origin = document.referrer ? new URL(document.referrer) : null;
  // Who clicks before the scripts are there loads the next page whole, and came by the page that led to it.
  const earlier = origin?.host === location.host ? origin : null;
  const query = new URLSearchParams(earlier?.search || documentQuery);
  const parts: [string, string][] = [
    ["first_page", earlier?.pathname ?? documentPath ?? ""],
    ["last_page", pageBefore() ?? earlier?.pathname ?? ""],
    ["referrer", earlier ? "" : (origin?.host ?? "")],
    ...campaign.map((name): [string, string] => [name, query.get(name) ?? ""]),
  ];
  // A message must still fit into what a form may weigh.
  return parts.map(([name, value]) => [name, value.slice(0, 200)]);
}
