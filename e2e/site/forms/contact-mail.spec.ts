// @module-tag S28

import { createServer } from "node:net";
import { formOf, openAfterMinute } from "../../fixtures/forms.ts";
import { expect, test } from "../../fixtures/own-site.ts";

// A mail server that accepts connections and never responds.
const silent = createServer(() => {});
silent.listen(0, "127.0.0.1");
silent.unref();

function port(): number {
  const address = silent.address();
  return typeof address === "object" && address ? address.port : 0;
}

test.use({
  environment: async ({ browserName: _ }, use) => {
    await use({ SMTP_URL: `smtp://127.0.0.1:${port()}` });
  },
});

test("messages and download requests are confirmed and stored while the mail server hangs, their mails queued", async ({
  page,
  context,
  site,
}) => {
  await openAfterMinute(page, "/en/contact");
  // Before a proof is asked for: both have one clock, and another minute would end its time.
  const other = await context.newPage();
  await openAfterMinute(other, "/en/download/automation-scan-checklist");
  const { form, name, email, message, button } = formOf(page);
  await name.fill("Anna");
  await email.fill("anna@company.example");
  await message.fill("Fifty invoices a week.");
  const download = formOf(other);
  await download.name.fill("Anna");
  await download.email.fill("anna@company.example");
  // The site waits for a mail before it answers, for both at once.
  await button.click();
  await download.button.click();

  await expect(page.getByRole("status").filter({ hasText: "Message Submitted!" })).toContainText(
    "Your message was saved successfully. We'll contact you soon!",
  );
  await expect(form).toHaveCount(0);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your checklist is on its way");
  const mails = await site.query<{ kind: string; state: string }>(
    "select kind, state from private.mail_outbox order by kind",
  );
  expect(mails.slice(0, 2)).toEqual([
    { kind: "contact-confirmation", state: "queued" },
    { kind: "contact-notice", state: "queued" },
  ]);
  expect(mails.slice(2)).toEqual([
    { kind: expect.stringMatching(/^download/), state: "queued" },
    { kind: expect.stringMatching(/^download/), state: "queued" },
  ]);
});
