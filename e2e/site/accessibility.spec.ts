import { formOf } from "../fixtures/forms.ts";
import { at, resize, statusError } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [statusError(422)],
});

// axe is slow: each form at one width.

test("the open menu and an open question are accessible, in both languages", async ({
  page,
  expectAccessible,
}) => {
  for (const [language, width] of [
    ["nl", 360],
    ["en", 1280],
  ] as const) {
    await page.goto(at(language, "/"));
    await page.getByRole("main").locator("summary").first().click();
    await resize(page, width, 800);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu", exact: true })).toBeVisible();
    await expectAccessible();
  }
});

for (const [path, width, done] of [
  ["/contact", 360, "Bedankt voor uw bericht! Binnen één werkdag hoort u van ons."],
  ["/en/contact", 1280, "Thank you for your message! We'll get back to you soon."],
  ["/download/automation-scan-checklist", 360, "De checklist is onderweg"],
  ["/en/download/automation-scan-checklist", 1280, "Your checklist is on its way"],
] as const) {
  test(`the errors and the success message of ${path} are accessible`, async ({ page, expectAccessible }) => {
    await resize(page, width, 800);
    await page.goto(path);
    const { name, email, message, remarks, button } = formOf(page);

    await button.click();
    await expect(name).toBeFocused();
    await expectAccessible();

    await name.fill("Anna de Vries");
    await email.fill("anna@bedrijf.example");
    await message.or(remarks).fill("Onze facturen.");
    await button.click();
    await expect(page.getByRole("main").getByText(done)).toBeVisible();
    await expectAccessible();
  });
}
