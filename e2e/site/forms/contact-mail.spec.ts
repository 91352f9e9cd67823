import { createServer } from "node:net";
import { formOf, openAfterMinute } from "../../fixtures/forms.ts";
import { expect, test } from "../../fixtures/own-site.ts";

/** In milliseconds: the site waits five seconds for a mail before it answers. */
const afterTheMail = { timeout: 15_000 };

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
  site,
}) => {
  await test.step("a message", async () => {
    await openAfterMinute(page, "/en/contact");
    const { form, name, email, message, button } = formOf(page);
    await name.fill("Anna");
    await email.fill("anna@company.example");
    await message.fill("Fifty invoices a week.");
    await button.click();

    await expect(page.getByRole("status").filter({ hasText: "Message Submitted!" })).toContainText(
      "Your message was saved successfully. We'll contact you soon!",
      afterTheMail,
    );
    await expect(form).toHaveCount(0);
    const mails = await site.query<{ kind: string; state: string }>(
      "select kind, state from private.mail_outbox order by kind",
    );
    expect(mails).toEqual([
      { kind: "contact-confirmation", state: "queued" },
      { kind: "contact-notice", state: "queued" },
    ]);
  });
  await page.goto("about:blank");
  await test.step("a download request", async () => {
    await openAfterMinute(page, "/en/download/automation-scan-checklist");
    const { name, email, button } = formOf(page);
    await name.fill("Anna");
    await email.fill("anna@company.example");
    await button.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your checklist is on its way",
      afterTheMail,
    );
    const mails = await site.query<{ state: string }>(
      "select state from private.mail_outbox where kind like 'download%'",
    );
    expect(mails).toEqual([{ state: "queued" }, { state: "queued" }]);
  });
});
