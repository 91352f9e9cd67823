// @module-tag S29

import { randomUUID } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { test as base, expect, signInFirstAdmin } from "../../fixtures/accounts.ts";
import { formOf, openAfterMinute } from "../../fixtures/forms.ts";
import { started } from "../../fixtures/pages.ts";

type Lead = { is_spam: boolean; visit: Record<string, string> | null; otm_leads: { status: string } | null };

const test = base.extend<{ email: string; storedLead(): Promise<Lead | null> }>({
  // Playwright parses the required fixtures from the braces.
  async email({ browserName: _ }, use) {
    await use(`bezoeker-${randomUUID().slice(0, 13)}@klant.example`);
  },
  /** The visitor's submission by either form, read as an administrator. */
  async storedLead({ openClient, email }, use) {
    await use(async () => {
      const admin = openClient();
      await signInFirstAdmin(admin);
      for (const form of ["otm_contact_subm_vlotwerk", "otm_download_submissions"]) {
        const columns = "is_spam, visit, otm_leads!inner(status)";
        const { data, error } = await admin.from(form).select(columns).eq("email", email).returns<Lead[]>();
        expect(error).toBeNull();
        if (data?.[0]) return data[0];
      }
      return null;
    });
  },
});

const thanks =
  /Bedankt voor uw bericht!|Thank you for your message!|De checklist is onderweg|Your checklist is on its way/;

/** Without the promise of a mail. */
const thanksForSuspected = /Bericht verzonden!|The email may take a while/;

test("a filled honeypot is confirmed and suspected", async ({ page, email, storedLead }) => {
  await openAfterMinute(page, "/en/download/automation-scan-checklist");
  await fillIn(page, email);
  await page.getByLabel(/laat dit veld leeg|leave this field empty/).fill("Cheap watches");
  await formOf(page).button.click();

  await expect(page.getByText(thanksForSuspected).first()).toBeVisible();
  expect(await storedLead()).toMatchObject({ is_spam: true, otm_leads: { status: "suspected" } });
});

test("a form sent too fast is confirmed and suspected; its proof is loaded with its first focus", async ({
  page,
  email,
  storedLead,
}) => {
  const loaded: Request[] = [];
  page.on("requestfinished", (request) => {
    if (/proof|challenge/.test(request.url())) loaded.push(request);
  });
  // For the page half a second has passed, regardless of the machine.
  await page.addInitScript(() => {
    performance.now = () => 500;
  });
  await page.goto("/contact");
  await started(page);
  expect(loaded).toHaveLength(0);
  await fillIn(page, email);
  await formOf(page).button.click();

  await expect(page.getByText(thanksForSuspected).first()).toBeVisible();
  expect(await storedLead()).toMatchObject({ is_spam: true, otm_leads: { status: "suspected" } });
  await expect.poll(() => loaded.length).toBe(3);
  const sizes = await Promise.all(loaded.map((request) => request.sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(4_096);
});

test("a message contains campaign and visited pages, without cookie or storage", async ({
  page,
  context,
  email,
  storedLead,
}) => {
  await page.goto("/?utm_source=nieuwsbrief&utm_campaign=Voorjaar%20%26%20zomer&q=Anna", {
    referer: "https://www.duckduckgo.com/?q=automatiseren",
  });
  await started(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Insights" }).click();
  await expect(page).toHaveURL("/insights");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await fillIn(page, email);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, Object.keys(sessionStorage)])).toEqual([
    0,
    expect.not.arrayContaining([expect.stringContaining("visit")]),
  ]);
  await formOf(page).button.click();

  await expect(page.getByRole("main").getByText(thanks).first()).toBeVisible();
  expect((await storedLead())?.visit).toEqual({
    first_page: "/",
    last_page: "/insights",
    referrer: "www.duckduckgo.com",
    utm_source: "nieuwsbrief",
    utm_campaign: "Voorjaar & zomer",
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is kept, suspected for want of a proof, and has no visit", async ({
    page,
    email,
    storedLead,
  }) => {
    await page.goto("/?utm_source=nieuwsbrief");
    await page.goto("/contact");
    await fillIn(page, email);
    await formOf(page).button.click();

    await expect(page.getByRole("main").getByText(thanks).first()).toBeVisible();
    const otm_leads = { status: "suspected" };
    expect(await storedLead()).toMatchObject({ is_spam: false, visit: null, otm_leads });
  });
});

test("each form has a privacy note, whose link keeps the input", async ({ page }) => {
  for (const [path, line, link, privacy] of [
    ["/contact", "We gebruiken uw gegevens om u te antwoorden", "Zo gaan we met uw gegevens om", "/privacy"],
    [
      "/en/download/automation-scan-checklist",
      "We use what you fill in to reply to you",
      "How we handle your data",
      "/en/privacy",
    ],
  ] as const) {
    await page.goto(path);
    const { form } = formOf(page);
    await expect(form.getByText(line)).toBeVisible();
    await formOf(page).name.fill("Anna");
    const opened = page.waitForEvent("popup");
    await form.getByRole("link", { name: link }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(privacy);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Privacy");
    await expect(formOf(page).name).toHaveValue("Anna");
    await tab.close();
  }
});

async function fillIn(page: Page, email: string): Promise<void> {
  const form = formOf(page);
  await form.name.fill("Anna de Vries");
  await form.email.fill(email);
  await form.message.or(form.remarks).fill("Wij typen elke week vijftig facturen over.");
}
