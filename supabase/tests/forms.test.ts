// @module-tag S29

import { beforeAll, expect, it } from "vitest";
import { readForm } from "../../app/data/form-data.ts";
import { contactMessage } from "../../app/data/submissions/contact-message.ts";
import { downloadRequest } from "../../app/data/submissions/download-request.ts";
import { type Database, visitor } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { activePage, arrangeContent } from "./content.ts";

/** A valid value in every field that accepts it. */
const typed = [
  "Anna",
  "  Anna  de\tVries ",
  "\u00a0Anna\u2003",
  "een\r\ntwee\n\n drie \n",
  "\u0000x\u0007\u001b[31m\u0085",
  "a\ud800b",
  "😀".repeat(100),
  "é".repeat(200),
  "x".repeat(200),
  "O'Neil \"; drop table x; --",
  "\u202eomgekeerd\u200b\ufeff",
  "=1+1",
];

const addresses = ["a@b.nl", "o'neil+x@sub.bedrijf.example", `${"x".repeat(64)}@${"y".repeat(63)}.example`];

function filled(email: string, text: string, phone: string): FormData {
  const form = new FormData();
  for (const name of ["name", "company", "message", "remarks"]) form.set(name, text);
  form.set("email", email);
  form.set("phone", phone);
  return form;
}

describeOnDatabase("values of the public forms", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await arrangeContent(database);
  });

  function insert(table: string, row: Record<string, string | null>): Promise<object[]> {
    const columns = Object.keys(row);
    const parameters = columns.map((_, index) => `$${index + 1}`);
    return database.queryAs(
      visitor,
      `insert into public.${table} (${columns.join(", ")}) values (${parameters.join(", ")})`,
      Object.values(row),
    );
  }

  it.each(typed)("is accepted by the database too: %j", async (text) => {
    for (const email of addresses) {
      const message = readForm(contactMessage, filled(email, text, text.slice(0, 40)));
      const request = readForm(downloadRequest, filled(email, text, ""));
      expect(message.ok && request.ok).toBe(true);
      if (!message.ok || !request.ok) return;
      await insert("otm_contact_subm_vlotwerk", message.row);
      await insert("otm_download_submissions", { ...request.row, page_id: activePage });
    }
  });

  it("is rejected by both when one character too long", async () => {
    const { ok } = readForm(contactMessage, filled("a@b.nl", "x".repeat(5001), ""));
    expect(ok).toBe(false);
    const row = { name: "Anna", email: "a@b.nl", message: "x".repeat(5001) };
    await expect(insert("otm_contact_subm_vlotwerk", row)).rejects.toMatchObject({
      code: "23514",
      constraint: "message_length",
    });
  });
});
