// @module-tag S26

import { nonconformingAddresses, oddAddresses } from "../../../test/addresses/odd-addresses.ts";
import { expect, test } from "../../fixtures/own-site.ts";
import { sample } from "../../fixtures/thorough.ts";

const message = { name: "Anna", phone: "", company: "", message: "Bel mij" };
const request = { name: "Anna", company: "", remarks: "" };

test("both forms reject an invalid e-mail address without storing or mailing anything, and trim a valid one", async ({
  page,
  site,
}) => {
  await test.step("rejected", async () => {
    const refused = oddAddresses.filter((address) => !nonconformingAddresses.includes(address));
    expect(new Set(refused).size).toBeGreaterThanOrEqual(60);
    async function expectRefused(path: string, filled: Record<string, string>, email: string): Promise<void> {
      const answer = await page.request.post(path, { multipart: { ...filled, email } });
      expect.soft(answer.status(), `${path}: ${JSON.stringify(email)}`).toBe(422);
    }
    for (const email of sample(refused, 4)) {
      await Promise.all([
        expectRefused("/contact", message, email),
        expectRefused("/en/download/automation-scan-checklist", request, email),
      ]);
    }
    for (const table of ["public.otm_leads", "private.mail_outbox"]) {
      expect(await site.query(`select from ${table}`), table).toEqual([]);
    }
  });
  await test.step("trimmed", async () => {
    for (const email of sample(nonconformingAddresses, 4)) {
      const answer = await page.request.post("/contact", { multipart: { ...message, email } });
      expect.soft(answer.status(), JSON.stringify(email)).toBe(200);
    }
    const stored = await site.query("select distinct email from public.otm_contact_subm_vlotwerk");
    expect(stored).toEqual([{ email: "a@b.nl" }]);
  });
});
