import { formOf, openAfterMinute } from "../fixtures/forms.ts";
import { statusError } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test("a download is requested, and confirmed with the visitor's name and address", async ({
  page,
  expectAccessible,
}) => {
  await openAfterMinute(page, "/download/automation-scan-checklist");
  const { form, name, company, email, remarks, button } = formOf(page);
  await expect(form).toHaveAccessibleName("Waar mogen we de checklist heen sturen?");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Checklist: welk werk kunt u automatiseren?",
  );
  await expect(page.locator("main table.list-style")).toBeVisible();

  await name.fill("Anna <b>de Vries</b>");
  await company.fill("De Vries & Zn.");
  await email.fill("anna@bedrijf.example");
  await remarks.fill("Graag vóór vrijdag.");
  await expect(button).toHaveText("Stuur mij de checklist");
  await button.click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("De checklist is onderweg");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const confirmation = page.getByRole("main");
  await expect(confirmation).toContainText("Bedankt, Anna <b>de Vries</b>.");
  await expect(confirmation.locator("b")).toHaveCount(0);
  await expect(confirmation.locator("strong")).toHaveText("anna@bedrijf.example");
  await expect(confirmation).not.toContainText("{{");
  await expect(form).toHaveCount(0);
  await expectAccessible();

  await page.getByRole("link", { name: "Ga naar Home" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("the form in English", () => {
  test.use({ expectedErrors: [statusError(422)] });

  test("reports missing fields, shows progress, and links to the home page", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/en/download/automation-scan-checklist");
    const { fields, name, email, button } = formOf(page);

    await name.fill("  ");
    await button.click();
    await expect(name).toHaveAccessibleDescription("Name is required");
    await expect(email).toHaveAccessibleDescription("Email is required");
    await expect(name).toBeFocused();
    await expectAccessible();

    const answer = Promise.withResolvers<void>();
    await page.route("**/*.data*", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await name.fill("Anna");
    await email.fill("anna@bedrijf.example");
    await button.click();
    await expect(button).toHaveText("Processing...");
    await expect(button).toBeDisabled();
    for (const field of await fields.all()) await expect(field).toBeDisabled();
    answer.resolve();

    await page.getByRole("link", { name: "Go to Home" }).click();
    await expect(page).toHaveURL("/en");
  });
});

test("a missing or draft download page answers 404 in both languages", async ({ request }) => {
  for (const slug of ["geen-pagina", "download_content_playbook"]) {
    for (const [path, title, text] of [
      [`/download/${slug}`, "Pagina niet gevonden", "De gevraagde downloadpagina kon niet worden gevonden."],
      [`/en/download/${slug}`, "Page Not Found", "The requested download page could not be found."],
    ] as const) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      expect(html, path).toMatch(new RegExp(`<title[^>]*>${title}`));
      expect(html, path).toContain(`>${text}`);
    }
  }
});
