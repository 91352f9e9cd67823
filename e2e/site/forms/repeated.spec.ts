// @module-tag S52

import type { Page } from "@playwright/test";
import { formOf, openAfterMinute } from "../../fixtures/forms.ts";
import { expect, test } from "../../fixtures/own-site.ts";
import { hydrated } from "../../fixtures/pages.ts";
import type { Site } from "../../fixtures/sites.ts";

async function fillIn(page: Page): Promise<void> {
  const { name, email, message, remarks } = formOf(page);
  await name.fill("Anna");
  await email.fill("anna@bedrijf.example");
  await message.or(remarks).fill("Vijftig facturen.");
}

function leadsOf(site: Site) {
  return site.query("select kind, status from public.otm_leads");
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a double click stores one message, and one that is sent again is told apart", async ({
    page,
    site,
  }) => {
    await page.goto("/contact");
    await fillIn(page);
    const { button, thanks } = formOf(page);
    await button.dblclick();
    await expect(thanks).toBeVisible();
    expect(await leadsOf(site)).toEqual([{ kind: "contact", status: "suspected" }]);

    await page.goBack();
    await fillIn(page);
    await button.click();
    await expect(thanks).toBeVisible();
    await expect(page.getByText("Dit bericht hadden we al van u ontvangen.")).toBeVisible();
    await page.reload();
    await expect(thanks).toBeVisible();
    expect(await leadsOf(site)).toHaveLength(1);

    await page.goto("/contact");
    await fillIn(page);
    await formOf(page).message.fill("Nog een vraag.");
    await button.click();
    await expect(thanks).toBeVisible();
    await expect(page.getByText("hadden we al van u ontvangen")).toHaveCount(0);
    expect(await leadsOf(site)).toHaveLength(2);
  });
});

test("a message that is sent again with scripts is told apart", async ({ page, site }) => {
  for (const sent of [1, 2]) {
    await openAfterMinute(page, "/en/contact");
    await fillIn(page);
    // Scripts start with the first focus; sent before, it is a form without them.
    await hydrated(page);
    await formOf(page).button.click();
    await expect(formOf(page).thanks).toBeFocused();
    const toast = page.getByRole("status").filter({ hasText: "We had already received this message" });
    await expect(toast).toHaveCount(sent - 1);
  }
  expect(await leadsOf(site)).toEqual([{ kind: "contact", status: "new" }]);
});
