// @module-tag S6

import { formOf } from "../fixtures/forms.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { started, statusError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [statusError(503)] });

test("without the database pages answer 503, not 404, and recover", async ({ page, request, site }) => {
  await page.goto("/en/terms");
  await site.halt();

  for (const path of [
    "/insights",
    "/insights?page=2",
    "/insights/invoices-without-retyping",
    "/insights/geen-artikel",
    "/blog/agentic-ai",
    "/about-us",
    "/download/automation-scan-checklist",
    "/download/geen-pagina",
  ]) {
    expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(503);
  }
  for (const path of ["/", "/contact", "/terms", "/privacy"]) {
    expect.soft((await request.get(path)).status(), path).toBe(200);
  }

  // Client navigation shows the same screen.
  await page.getByRole("contentinfo").getByRole("link", { name: "Insights" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("One moment, we will be right back");
  await page.goto("/insights/invoices-without-retyping");
  await expect(title).toHaveText("Even geduld, we zijn zo terug");
  await expect(page).toHaveTitle(/Vlotwerk/);
  await page.goto("/download/automation-scan-checklist");
  await expect(page).toHaveTitle("Even geduld, we zijn zo terug | Vlotwerk");
  await expect(page.locator("title")).toHaveCount(1);
  await page.goto("/insights/invoices-without-retyping");

  await site.resume();
  const again = page.getByRole("link", { name: "Opnieuw proberen" });
  // Until the database takes connections again.
  await expect
    .poll(async () => (await request.get("/insights/invoices-without-retyping")).status())
    .toBe(200);
  await again.click();
  await expect(title).toHaveText("Inkoopfacturen verwerken zonder overtypen");
  for (const path of ["/insights", "/about-us", "/download/automation-scan-checklist"]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test("the input of both forms survives a database outage", async ({ page, request, site }) => {
  for (const [path, refused, done] of [
    [
      "/en/contact",
      "There was an error submitting your message. Please try again.",
      "Thank you for your message! We'll get back to you soon.",
    ],
    [
      "/en/download/automation-scan-checklist",
      "Failed to submit download request. Please try again.",
      "Your checklist is on its way",
    ],
  ] as const) {
    await page.goto(path);
    await started(page);
    const { form, name, email, message, remarks, button } = formOf(page);
    const text = message.or(remarks);
    await name.fill("Anna");
    await email.fill("anna@bedrijf.example");
    await text.fill("Vijftig facturen.");

    await site.halt();
    await button.click();
    await expect(form.getByText(refused)).toBeVisible();
    await expect(name).toHaveValue("Anna");
    await expect(text).toHaveValue("Vijftig facturen.");

    await site.resume();
    // Until the database takes connections again.
    await expect.poll(async () => (await request.get("/insights?page=2")).status()).toBe(200);
    await button.click();
    await expect(page.getByRole("main").getByText(done)).toBeVisible();
  }
});
