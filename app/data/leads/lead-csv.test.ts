import { expect, it } from "vitest";
import { csvOf } from "../spreadsheets/csv.ts";
import type { Lead } from "./admin-leads.ts";
import { csvColumns } from "./lead-csv.ts";

const lead: Lead = {
  id: "a0000000-0000-4000-8000-000000000001",
  kind: "contact",
  status: "new",
  createdAt: "2026-02-01T23:59:59.123456+00:00",
  pageId: null,
  pageSlug: null,
  pageTitle: null,
  language: "nl",
  name: "Zoë",
  email: "zoe@klant.example",
  phone: null,
  company: null,
  message: "Hallo",
  visit: {},
  notes: "",
  isWaiting: true,
};

it("has a line for each lead, with times in UTC", () => {
  const file = csvOf(csvColumns, [
    lead,
    { ...lead, visit: { referrer: "zoek.example", utm_content: "b" }, notes: "n" },
  ]);
  expect(file).toBe(
    "\u{feff}id;received;kind;status;name;email;phone;company;message;language;page;page_title;" +
      "first_page;last_page;referrer;utm_source;utm_medium;utm_campaign;utm_term;utm_content;notes\r\n" +
      `${lead.id};2026-02-01T23:59:59.123Z;contact;new;Zoë;zoe@klant.example;;;Hallo;nl;;;;;;;;;;;\r\n` +
      `${lead.id};2026-02-01T23:59:59.123Z;contact;new;Zoë;zoe@klant.example;;;Hallo;nl;;;;;zoek.example;;;;;b;n\r\n`,
  );
});
