import type { Page } from "@playwright/test";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { countClicks } from "../fixtures/clicks.ts";
import { clipboard, paste } from "../fixtures/clipboard.ts";
import { pasteFile, somePicture } from "../fixtures/dropped-files.ts";
import { addMessages } from "../fixtures/leads.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { pressTool } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";
import { isThorough } from "../fixtures/thorough.ts";

const pictureName = "werkplaats.png";

/** The same screens with pointer and keys, as an editor at the firm uses them. */
if (isThorough)
  test("a working day in Dutch: what is done every day takes few clicks", async ({ page, context, site }) => {
    page.setDefaultTimeout(15_000);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const clicks = await countClicks(page);
    await readDutch(site);
    await addMessages(site, [
      { name: "Anna de Vries", email: "anna@klant.example", message: "Kunt u bellen?" },
    ]);
    await signIn(page, firstAdminOf(site));
    const { menu, button, field, toast, written, save } = screens(page);

    await test.step("a new article from Word, with a picture and a table", async () => {
      await menu("Blogbeheer").click();
      await page.getByRole("link", { name: "Nieuw artikel" }).click();
      await expect(field("Titel (NL)")).toBeVisible();
      await field("Titel (NL)").fill("Orders zonder overtypen");
      await expect(field("Slug")).toHaveValue("orders-zonder-overtypen");
      await written.click();
      await paste(written, { "text/html": clipboard("word"), "text/plain": "Rapport" });
      await expect(written.getByRole("columnheader")).toHaveText(["Taak", "Tijd"]);
      await page.keyboard.press("Control+End");
      await pasteFile(written, await somePicture(pictureName));
      await expect(written.locator("img")).toHaveCount(1);
      await expect(button("Opslaan")).toBeVisible();
      await button("Opslaan").click();
      await expect(toast("Artikel aangemaakt")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Orders zonder overtypen");
    });

    await test.step("Dutch is planned for tomorrow", async () => {
      clicks.begin();
      await pressTool(page, button("Inplannen"));
      const dialog = page.getByRole("dialog", { name: "Planning" });
      await dialog.getByRole("combobox", { name: "Welke taal" }).selectOption("Nederlands");
      await dialog.getByRole("button", { name: "Inplannen", exact: true }).click();
      await expect(toast(/^Ingepland op/)).toBeVisible();
      await expect(page.getByRole("status").getByText(/^Nederlands: gepland voor /)).toBeVisible();
      clicks.atMost(4);
    });

    await test.step("a customer gets a link to the draft", async () => {
      clicks.begin();
      await pressTool(page, button("Voorbeeld delen"));
      const dialog = page.getByRole("dialog", { name: "Voorbeeld delen" });
      await dialog.getByRole("button", { name: "Link maken" }).click();
      await dialog.getByRole("button", { name: "Kopiëren" }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/preview\/[0-9a-f]{64}$/);
      clicks.atMost(4);
      await page.keyboard.press("Escape");
    });

    await test.step("a typo in a live article", async () => {
      await page.goto("/insights/invoices-without-retyping");
      clicks.begin();
      await page.getByRole("link", { name: "Artikel bewerken" }).click();
      await written.locator("p").first().click();
      await page.keyboard.press("End");
      await page.keyboard.type(" Echt.");
      await save.click();
      await expect(toast("Artikel bijgewerkt")).toBeVisible();
      clicks.atMost(3);
    });

    await test.step("and back to what it was", async () => {
      clicks.begin();
      await pressTool(page, page.getByRole("link", { name: "Geschiedenis" }));
      await page
        .getByRole("button", { name: /^Versie \d+ terugzetten$/ })
        .first()
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Terugzetten" }).click();
      await expect(page.getByText("Hier zijn wijzigingen die bezoekers nog niet zien.")).toBeVisible();
      await save.click();
      await expect(toast("Artikel bijgewerkt")).toBeVisible();
      await expect(written).not.toContainText("Echt.");
      clicks.atMost(5);
    });

    await test.step("a picture is replaced wherever it stands", async () => {
      clicks.begin();
      await menu("Media").click();
      await page.getByRole("link", { name: pictureName }).first().click();
      const chooser = page.waitForEvent("filechooser");
      await button("Afbeelding vervangen").click();
      await (await chooser).setFiles([await somePicture("nieuwer.png")]);
      await expect(toast(/^Vervangen\./)).toBeVisible();
      clicks.atMost(3);
    });

    const edited = page.frameLocator("iframe[srcdoc]");

    await test.step("a typo on the home page", async () => {
      await page.goto("/");
      clicks.begin();
      await page.getByRole("link", { name: "Deze pagina bewerken" }).click();
      await edited.getByText("Sneller groeien", { exact: true }).click();
      await page.keyboard.press("End");
      await page.keyboard.type("!");
      await button("Opslaan en publiceren").click();
      await expect(toast("Teksten gepubliceerd")).toBeVisible();
      clicks.atMost(3);
      expect(await (await page.request.get("/")).text()).toContain("Sneller groeien!");
    });

    await test.step("another telephone number", async () => {
      await page.goto("/contact");
      clicks.begin();
      await page.getByRole("link", { name: "Deze pagina bewerken" }).click();
      await edited.getByText(/^\+31/).first().click();
      await page.getByRole("textbox", { name: /^Telefoonnummer/ }).fill("+31 20 123 45 67");
      await button("Opslaan en publiceren").click();
      await expect(toast("Teksten gepubliceerd")).toBeVisible();
      clicks.atMost(3);
    });

    await test.step("a lead is answered", async () => {
      clicks.begin();
      await menu("Leads").click();
      await page.getByRole("link", { name: /Anna de Vries/ }).click();
      await button("Beantwoorden").click();
      await page.getByRole("textbox", { name: /^Tekst/ }).fill("Dank u wel, wij bellen u morgen.");
      await button("Versturen").click();
      await expect(toast("Het antwoord wordt verstuurd")).toBeVisible();
      clicks.atMost(4);
    });

    const response = await page.request.get("/contact");
    expect(await response.text()).toContain("tel:+31201234567");
  });

function screens(page: Page) {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  return {
    menu: (name: string) => page.getByRole("complementary").getByRole("link", { name }),
    button,
    save: button("Wijzigingen publiceren"),
    field: (name: string) => page.getByRole("textbox", { name, exact: true }),
    toast: (text: string | RegExp) => page.getByRole("status").getByText(text),
    written: page.locator("iframe.tox-edit-area__iframe:visible").contentFrame().locator("body"),
  };
}

async function readDutch(site: Site): Promise<void> {
  await site.execute(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"panel_language": "nl"}'`,
  );
}
