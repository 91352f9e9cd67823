// @module-tag S52

import { describe, expect, it } from "vitest";
import { formDigest } from "../../app/data/submissions/form-digest.server.ts";
import { activePage, arrangeContent } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createUsers, user, visitor } from "./users.ts";

const said = { name: "Anna", email: "twice@klant.example" };

/** Either form: its table and a row of it. */
const forms = [
  ["contact", "otm_contact_subm_vlotwerk", { ...said, message: "Hallo" }],
  ["download", "otm_download_submissions", { ...said, page_id: activePage }],
] as const;

describeOnRows("a form that is sent twice", [createUsers, arrangeContent], (database) => {
  describe.each(forms)("(%s)", (form, table, row) => {
    const digest = formDigest(form, row);

    function send(form_digest: string | null = digest, caller: typeof visitor | typeof user = visitor) {
      const values = Object.values({ ...row, form_digest });
      const columns = Object.keys({ ...row, form_digest });
      const places = values.map((_, index) => `$${index + 1}`);
      return as(database, caller, `insert into public.${table} (${columns}) values (${places})`, values);
    }

    async function leads(): Promise<number> {
      const own = `select id from public.${table} where email = '${row.email}'`;
      return (await database.query(`select 1 from public.otm_leads where id in (${own})`)).length;
    }

    it("is stored once, also when both come at once, and whoever sends it", async () => {
      const outcomes = await Promise.allSettled([send(), send(), send(digest, user), send()]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      await expect(send()).rejects.toMatchObject({ code: "PT409" });
      expect(await leads()).toBe(1);
    });

    it("is stored again with other words, after ten minutes, and once the first is deleted", async () => {
      await send();
      await send(formDigest(form, { ...row, name: "Anne" }));
      await database.query(`update public.${table} set created_at = now() - interval '9 minutes'`);
      await expect(send()).rejects.toMatchObject({ code: "PT409" });
      await database.query(`update public.${table} set created_at = now() - interval '10 minutes'`);
      await send();
      expect(await leads()).toBe(3);
      await database.query(`delete from public.${table}`);
      await send();
      expect(await leads()).toBe(1);
    });

    it("is stored as often as it comes without a digest", async () => {
      await send(null);
      await send(null);
      expect(await leads()).toBe(2);
    });

    it("has a digest of every word, and nothing else in its place", async () => {
      expect(formDigest(form, row)).toBe(digest);
      expect(formDigest(form, { ...row, name: "anna" })).not.toBe(digest);
      await expect(send("Anna")).rejects.toMatchObject({ constraint: "form_digest_is_sha256" });
    });
  });
});
