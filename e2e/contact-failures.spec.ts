import { expect, test } from "./fixtures.ts";
import { formOf } from "./forms.ts";
import { lostConnectionComplaint, started } from "./pages.ts";

test.use({ expectedComplaints: [lostConnectionComplaint] });

for (const [path, message] of [
  ["/contact", "Er is een onverwachte fout opgetreden. Probeer het opnieuw."],
  ["/en/contact", "An unexpected error occurred. Please try again."],
] as const) {
  test(`a lost connection costs nothing that was typed, and the second try succeeds (${path})`, async ({
    page,
  }) => {
    await page.route("**/contact.data*", (route) => route.abort("internetdisconnected"));
    await page.goto(path);
    await started(page);
    const { form, name, email, message: text, button } = formOf(page);
    await name.fill("Anna");
    await email.fill("anna@bedrijf.example");
    await text.fill("Vijftig facturen.");

    await button.click();
    await expect(form.getByText(message)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: message })).toBeVisible();
    await expect(name).toHaveValue("Anna");
    await expect(email).toHaveValue("anna@bedrijf.example");
    await expect(text).toHaveValue("Vijftig facturen.");

    await page.unroute("**/contact.data*");
    await button.click();
    await expect(form.getByText(/^(Bedankt voor uw bericht|Thank you for your message)!/)).toBeVisible();
    await expect(form.getByText(message)).toHaveCount(0);
  });
}

test("a lost connection costs nothing on the download form either", async ({ page }) => {
  await page.route("**/automation-scan-checklist.data*", (route) => route.abort("internetdisconnected"));
  await page.goto("/en/download/automation-scan-checklist");
  await started(page);
  const { form, name, email, button } = formOf(page);
  await name.fill("Anna");
  await email.fill("anna@bedrijf.example");

  await button.click();
  await expect(form.getByRole("alert")).toHaveText("Failed to submit download request. Please try again.");
  await expect(name).toHaveValue("Anna");
  await expect(email).toHaveValue("anna@bedrijf.example");

  await page.unroute("**/automation-scan-checklist.data*");
  await button.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your checklist is on its way");
});
