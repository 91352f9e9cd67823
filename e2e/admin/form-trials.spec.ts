import { type MailServer, startMailServer } from "../../server/backend/mail/testing/start-mail-server.ts";
import { expect, test as leadsTest } from "../fixtures/leads.ts";
import { resize } from "../fixtures/pages.ts";

let rejectsVisitor = false;

const test = leadsTest.extend<{ mailServer: MailServer }>({
  mailServer: async ({ browserName: _ }, use) => {
    const server = await startMailServer({
      onRcptTo({ address }, _session, callback) {
        const isRejected = rejectsVisitor && !address.startsWith("hallo@");
        callback(isRejected ? Object.assign(new Error("Mailbox full"), { responseCode: 552 }) : null);
      },
    });
    await use(server);
    await server.stop();
  },
  environment: async ({ mailServer }, use) => {
    await use({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, CONTACT_EMAIL: "hallo@vlotwerk.example" });
  },
});

test("an administrator tries the contact form, and sees what arrived", async ({
  page,
  panel,
  mailServer,
  expectAccessible,
}) => {
  await page.goto("/admin/settings");
  const card = page.getByRole("region", { name: "Contact form" });
  const button = card.getByRole("button", { name: "Try the form" });
  const steps = card.getByRole("listitem");

  await test.step("the message goes through the page, the store and the mail server", async () => {
    await button.click();
    await expect(page.getByRole("status").getByText("The form works")).toBeVisible();
    await expect(steps).toHaveText([
      /page takes the message.*Yes/,
      /message is stored.*Yes/,
      /mail to the visitor is sent.*Yes/,
      /mail to us is sent.*Yes/,
    ]);
    expect(mailServer.received).toHaveLength(2);
    await expectAccessible();
  });

  await test.step("it leaves no lead behind", async () => {
    expect(await panel.query("select from public.otm_contact_subm_vlotwerk")).toEqual([]);
    expect(await panel.query("select from private.mail_outbox")).toEqual([]);
  });

  await test.step("what the mail server rejects is said with its words, on a phone too", async () => {
    rejectsVisitor = true;
    await resize(page, 360, 800);
    await button.click();
    await expect(steps.nth(2)).toHaveText(/mail to the visitor is sent.*No/);
    await expect(steps.nth(3)).toHaveText(/mail to us is sent.*Yes/);
    await card.getByText("For technicians").click();
    await expect(card.getByText("552 Mailbox full")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    rejectsVisitor = false;
  });
});
