import { isoTime } from "../../i18n/iso-time.ts";
import { byteOrderMark, csvLine } from "../csv.ts";
import type { Lead } from "./admin-leads.ts";
import { visitParts } from "./lead-visit.ts";

/** The columns of the file and their header. */
const columns: readonly [name: string, cell: (lead: Lead) => string | null][] = [
  ["id", (lead) => lead.id],
  ["received", (lead) => isoTime(lead.createdAt)],
  ["kind", (lead) => lead.kind],
  ["status", (lead) => lead.status],
  ["name", (lead) => lead.name],
  ["email", (lead) => lead.email],
  ["phone", (lead) => lead.phone],
  ["company", (lead) => lead.company],
  ["message", (lead) => lead.message],
  ["language", (lead) => lead.language],
  ["page", (lead) => lead.pageSlug],
  ["page_title", (lead) => lead.pageTitle],
  ...visitParts.map((part): [string, (lead: Lead) => string | null] => [
    part,
    (lead) => lead.visit[part] ?? null,
  ]),
  ["notes", (lead) => lead.notes],
];

/** The byte order mark and the header row. */
export function csvHead(): string {
  return byteOrderMark + csvLine(columns.map(([name]) => name));
}

/** A line for each lead. */
export function csvLines(leads: readonly Lead[]): string {
  return leads.map((lead) => csvLine(columns.map(([, cell]) => cell(lead)))).join("");
}
