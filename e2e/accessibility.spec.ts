import { expect, test } from "./fixtures.ts";
import { formOf } from "./forms.ts";
import { at, languages, resize, statusComplaint } from "./pages.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedComplaints: [statusComplaint(422)],
});

const phoneAndDesk = [360, 1280];

for (const language of languages) {
  test(`the open menu and an open question are accessible (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(at(language, "/"));
    await page.getByRole("main").locator("summary").first().click();
    for (const width of phoneAndDesk) {
      await resize(page, width, 800);
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Menu", exact: true })).toBeVisible();
      await expectAccessible();
      await page.keyboard.press("Escape");
    }
  });
}

for (const [path, done] of [
  ["/contact", "Bedankt voor uw bericht! We nemen snel contact met u op."],
  ["/en/contact", "Thank you for your message! We'll get back to you soon."],
  ["/download/automation-scan-checklist", "De checklist is onderweg"],
  ["/en/download/automation-scan-checklist", "Your checklist is on its way"],
] as const) {
  test(`the errors of ${path} and what follows a success are accessible`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(path);
    const { name, email, message, remarks, button } = formOf(page);

    await button.click();
    await expect(name).toBeFocused();
    for (const width of phoneAndDesk) {
      await resize(page, width, 800);
      await expectAccessible();
    }

    await name.fill("Anna de Vries");
    await email.fill("anna@bedrijf.example");
    await message.or(remarks).fill("Onze facturen.");
    await button.click();
    await expect(page.getByRole("main").getByText(done)).toBeVisible();
    for (const width of phoneAndDesk) {
      await resize(page, width, 800);
      await expectAccessible();
    }
  });
}
