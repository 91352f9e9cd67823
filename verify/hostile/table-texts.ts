import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { readLeads } from "../../app/data/admin-leads.ts";
import { csvLines } from "../../app/data/lead-csv.ts";
import { everyLead } from "../../app/data/lead-filter.ts";
import { visitParts } from "../../app/data/lead-visit.ts";
import type { Database } from "../../app/data/schema.ts";
import { key } from "../../bench/site-process.ts";
import { administrator } from "./attacked-site.ts";
import { expectSeen, seenIn } from "./marks.ts";

/**
 * Reads the leads of these rows as the panel exports them: each text is one cell, and none is a formula.
 *
 * @returns how many lines
 */
export async function readTable(address: string, rows: readonly number[]): Promise<number> {
  const db = createClient<Database>(address, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  const { error } = await db.auth.signInWithPassword({ email, password });
  assert.equal(error, null);
  const lines = readCsv(csvLines(await readLeads(db, everyLead, null, 1_000)));
  assert.equal(lines.length, 2 * rows.length);
  const cells = lines.flat();
  for (const cell of cells) assert(!/^[=+\-@\t\r\n]/.test(cell), `a formula: ${cell}`);
  const seen = seenIn(cells, "the file of leads");
  const visit = visitParts.map((part) => `visit:${part}`);
  for (const row of rows) {
    const message = ["name", "company", "phone", "message", ...visit].map(
      (name) => `otm_contact_subm_vlotwerk.${name}`,
    );
    const request = ["name", "company", "remarks", ...visit].map(
      (name) => `otm_download_submissions.${name}`,
    );
    expectSeen(
      seen,
      [...message, ...request, "otm_leads.notes", "otm_leads.page_title"],
      row,
      "the file of leads",
    );
  }
  return lines.length;
}

/** The cells of each line (RFC 4180). */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain = "", end] of text.matchAll(cell)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") lines.push([]);
  }
  lines.pop();
  assert(
    lines.every(({ length }) => length === lines[0]?.length),
    "lines of other lengths",
  );
  return lines;
}
