import { documentPath, documentQuery } from "./document-path.ts";
import { pageBefore } from "./visited-pages.ts";

const campaign = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** Where the visitor came from, by the names of the parts that are kept; empty ones included. */
export function visitParts(): [name: string, value: string][] {
  const query = new URLSearchParams(documentQuery);
  const host = document.referrer.split("/")[2] ?? "";
  const parts: [string, string][] = [
    ["first_page", documentPath ?? ""],
    ["last_page", pageBefore() ?? ""],
    ["referrer", host === location.host ? "" : host],
    ...campaign.map((name): [string, string] => [name, query.get(name) ?? ""]),
  ];
  // A message must still fit into what a form may weigh.
  return parts.map(([name, value]) => [name, value.slice(0, 200)]);
}
