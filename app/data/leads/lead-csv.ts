import { isoTime } from "../../i18n/iso-time.ts";
import type { SheetColumn } from "../spreadsheets/csv.ts";
import type { Lead } from "./admin-leads.ts";
import { visitParts } from "./lead-visit.ts";

/** The columns of the CSV file, named and filled for programs. */
export const csvColumns: readonly SheetColumn<Lead>[] = [
  { label: "id", value: ({ id }) => id },
  { label: "received", value: ({ createdAt }) => isoTime(createdAt) },
  { label: "kind", value: ({ kind }) => kind },
  { label: "status", value: ({ status }) => status },
  { label: "name", value: ({ name }) => name },
  { label: "email", value: ({ email }) => email },
  { label: "phone", value: ({ phone }) => phone },
  { label: "company", value: ({ company }) => company },
  { label: "message", value: ({ message }) => message },
  { label: "language", value: ({ language }) => language },
  { label: "page", value: ({ pageSlug }) => pageSlug },
  { label: "page_title", value: ({ pageTitle }) => pageTitle },
  ...visitParts.map((part) => ({ label: part, value: ({ visit }: Lead) => visit[part] ?? null })),
  { label: "notes", value: ({ notes }) => notes },
];
