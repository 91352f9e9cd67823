import type { Page } from "@playwright/test";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { isThorough } from "../fixtures/thorough.ts";

if (isThorough)
  test("a second language is taken over, written, published, and marked when the first changes", async ({
    page,
    site,
  }) => {
    page.setDefaultTimeout(15_000);
    const { button, field, within, save, note, shown } = screen(page);
    await signIn(page, firstAdminOf(site), "/admin/pages/new");
    await page.getByRole("textbox", { name: "Title in Dutch" }).fill("Werken bij");
    await page.getByRole("radio", { name: /^Nothing/ }).check();
    await button("Create page").click();
    await button("Add section").click();
    await button("Add Closing").click();
    await field("Heading").fill("Kom langs");
    await button("All sections").click();

    await test.step("the structure is taken over, and what is unwritten can't be published", async () => {
      await button("English").click();
      await expect(
        page.getByText("The English page lacks sections that there are in the other language: 1."),
      ).toBeVisible();
      await button("Take over the structure").click();
      await expect(page.getByText(/The English page lacks/)).toHaveCount(0);
      await expect(note("not finished")).toBeVisible();
      await page.getByRole("textbox", { name: "Title (EN)" }).fill("Working here");
      await page.getByRole("switch", { name: "Draft" }).click();
      await button("Save and publish").click();
      await expect(page.getByRole("heading", { level: 2, name: "Closing" })).toBeVisible();
      await expect(field("Heading")).toBeFocused();
      await expect(field("Heading")).toHaveAttribute("aria-invalid", "true");
      await field("Heading").fill("Drop in");
      await button("Save and publish").click();
      await expect(save).toBeVisible();
      await expect(page.getByText("Dutch: live · English: live")).toBeVisible();
    });

    await test.step("a change of the Dutch section marks the English one, until it is confirmed", async () => {
      await page.getByRole("checkbox", { name: "Both languages, one below the other" }).check();
      await within("Dutch").getByRole("textbox", { name: "Heading", exact: true }).fill("Kom gerust langs");
      await save.click();
      const changed = within("English").getByText(/^Dutch changed on/);
      await expect(changed).toBeVisible();
      await button("All sections").click();
      await expect(note("check the translation")).toBeVisible();
      await button(/^Closing /).click();
      await within("English")
        .getByRole("button", { name: /What changed/ })
        .click();
      await expect(page.getByRole("dialog").getByText("gerust")).toBeVisible();
      await page.keyboard.press("Escape");
      await within("English")
        .getByRole("button", { name: /Still right/ })
        .click();
      await expect(changed).toHaveCount(0);
    });

    await test.step("a section of a type that is gone stays as it is, and can be moved and deleted", async () => {
      await button("All sections").click();
      await site.execute(
        `update public.otm_page_content set sections = sections || '[{"id": "x", "type": "carousel", "slides": [1]}]'
     where title = 'Working here'`,
      );
      await page.reload();
      await button("English").click();
      await expect(shown.getByText("This section can’t be shown.")).toBeVisible();
      await button("Move carousel up").click();
      await expect(page.getByRole("region", { name: "Sections" }).getByText("unknown")).toBeVisible();
      await save.click();
      await expect(page.getByRole("status").getByText("Page updated")).toBeVisible();
      await page.reload();
      await button(/^carousel/).click();
      await expect(page.getByText(/^This section can’t be shown/).first()).toBeVisible();
      await site.execute(
        `do $$ begin
       assert exists (select from public.otm_page_content where sections @> '[{"id": "x", "type": "carousel", "slides": [1]}]');
     end $$`,
      );
      await button("Delete").click();
      await expect(button(/^carousel/)).toHaveCount(0);
    });
  });

function screen(page: Page) {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  return {
    button,
    save: button("Publish changes"),
    field: (name: string) => page.getByRole("textbox", { name, exact: true }),
    within: (language: string) => page.getByRole("group", { name: language, exact: true }),
    note: (text: string) => page.getByRole("region", { name: "Sections" }).getByText(text),
    shown: page.locator('iframe[title="The page as visitors see it"]').contentFrame(),
  };
}
