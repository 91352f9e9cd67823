import type { Page } from "@playwright/test";
import { formOf } from "../../fixtures/forms.ts";
import { statusError } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [statusError(404), statusError(422)] });

test("menu, questions, carousel, paging, articles and the language toggle work without JavaScript", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  const questions = page.getByRole("region", { name: "Veelgestelde vragen" });
  const slides = page.getByRole("region", { name: "Lezen voordat u begint" }).getByRole("listitem");

  await questions.getByText("Groeit een automatisering mee met ons bedrijf?").click();
  await expect(questions.locator("details[open]")).toHaveCount(1);
  await questions.getByText("Kost dit banen in ons team?").click();
  await expect(questions.locator("details[open] h3")).toHaveText(["Kost dit banen in ons team?"]);

  await slides.first().hover();
  await page.mouse.wheel(2000, 0);
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 });

  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("navigation", { name: "Menu", exact: true })
    .getByRole("link", { name: "Insights" })
    .click();
  await expect(page).toHaveURL("/insights");

  await page.getByRole("link", { name: "Oudere artikelen" }).click();
  await expect(page).toHaveURL("/insights?page=2");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);

  await page.getByRole("link", { name: "EN, this page in English" }).click();
  await expect(page).toHaveURL("/en/insights?page=2");

  await page.getByRole("link", { name: "Training your team to work with AI agents" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Training your team to work with AI agents",
  );
  const own = page.getByRole("region", { name: "Questions" });
  await own.getByRole("heading", { level: 3 }).first().click();
  await expect(own.getByRole("paragraph").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to insights" }).last().click();
  await expect(page).toHaveURL("/en/insights");
});

test("a message is corrected and sent without JavaScript", async ({ page }) => {
  await page.goto("/contact");
  const { form, name, email, company, message, moments, button, thanks } = formOf(page);
  await name.fill("Anna");
  await email.fill("anna@");
  await company.fill("De Vries & Zn.");
  await message.fill("Regel 1\nRegel <2>");
  await moments.first().check();
  await button.click();

  await expect(page.getByText("Nog niet verzonden. Kijk de gemarkeerde velden na.")).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/geldig e-mailadres/);
  await expect(name).toHaveValue("Anna");
  await expect(email).toHaveValue("anna@");
  await expect(company).toHaveValue("De Vries & Zn.");
  await expect(message).toHaveValue("Regel 1\nRegel <2>");

  await expect(moments.first()).toBeChecked();
  await expect(moments.last()).not.toBeChecked();

  await email.fill("anna@bedrijf.example");
  await button.click();
  for (const reload of [true, false]) {
    await expect(thanks).toHaveText("Bedankt voor uw bericht! Binnen één werkdag hoort u van ons.");
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Lees onze insights" })).toBeVisible();
    if (reload) await expectReadAgain(page);
  }
  await page.getByRole("link", { name: "Nog een bericht sturen" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(message).toHaveValue("");
});

test("a download request is corrected and sent without JavaScript", async ({ page }) => {
  await page.goto("/en/download/automation-scan-checklist");
  const { name, email, button } = formOf(page);
  await name.fill("Anna");
  await button.click();

  await expect(email).toHaveAccessibleDescription("Email is required");
  await expect(name).toHaveValue("Anna");

  await email.fill("anna@company.example");
  await button.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your checklist is on its way");
  await expect(page.getByRole("main")).toContainText("anna@company.example");
  expect(page.url()).not.toContain("anna");
  await expectReadAgain(page);
  await expect(page.getByRole("main")).toContainText("anna@company.example");
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/en");
});

test("account pages report that they need JavaScript", async ({ page }) => {
  for (const path of ["/beheer", "/settings", "/admin"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText("Voor deze pagina is JavaScript nodig.", {
      useInnerText: true,
    });
    await expect(page.getByRole("main").getByRole("status")).toBeHidden();
  }
});

/** Reloads the page, which sends no form again. */
async function expectReadAgain(page: Page): Promise<void> {
  const request = page.waitForRequest((request) => request.isNavigationRequest());
  await page.reload();
  expect((await request).method()).toBe("GET");
}
