import { formOf, openAfterMinute } from "../../fixtures/forms.ts";
import { started, statusError } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a message is sent, disabled meanwhile, and confirmed in place of its form", async ({
  page,
  expectAccessible,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route("**/contact.data*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await openAfterMinute(page, "/contact");
  await started(page);
  const { form, fields, button, name, email, phone, company, message, thanks } = formOf(page);
  await expect(form).toHaveAccessibleName("Stuur een bericht");

  await name.fill("Anna de Vries");
  await email.fill("anna@bedrijf.example");
  await phone.fill("023 555 01 42");
  await company.fill("De Vries Installaties");
  await message.fill("Wij typen elke week\nvijftig facturen over.");
  await expect(button).toHaveText("Verstuur bericht");
  await button.click();
  await expect(button).toHaveText("Verzenden...");
  await expect(button).toBeDisabled();
  for (const field of await fields.all()) await expect(field).toBeDisabled();
  answer.resolve();

  await expect(thanks).toHaveText("Bedankt voor uw bericht! Binnen één werkdag hoort u van ons.");
  await expect(thanks).toBeFocused();
  await expect(form).toHaveCount(0);
  // The second text appears when the mail takes more than a second, as on a busy machine.
  const toast = page.getByRole("status").filter({ hasText: /Gelukt!|Bericht verzonden!/ });
  const mailed =
    /Uw bericht is verzonden en u ontvangt een bevestiging per e-mail\.|Uw bericht is goed opgeslagen\./;
  await expect(toast).toContainText(mailed);
  // Said once, by the toast.
  await expect(page.getByText(mailed)).toHaveCount(1);
  await expectAccessible();

  await toast.getByRole("button", { name: "Sluiten" }).click();
  await expect(toast).toHaveCount(0);
  const insights = page.getByRole("main").getByRole("link", { name: "Lees onze insights" });
  await expect(insights).toHaveAttribute("href", "/insights");
  await page.getByRole("link", { name: "Nog een bericht sturen" }).click();
  await expect(name).toBeVisible();
  for (const field of await fields.all()) await expect(field).toHaveValue("");
});

test.describe("a corrected message", () => {
  test.use({ expectedErrors: [statusError(422)] });

  test("is sent by keyboard, with its moments", async ({ page }) => {
    await openAfterMinute(page, "/en/contact");
    const { form, name, email, message, moments, thanks } = formOf(page);

    await name.focus();
    await page.keyboard.type("Anna");
    await page.keyboard.press("Tab");
    await page.keyboard.type("anna@");
    await page.keyboard.press("Enter");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toBeFocused();

    await page.keyboard.press("End");
    await page.keyboard.type("company.example");
    for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
    await expect(message).toBeFocused();
    await page.keyboard.type("Fifty invoices a week.");
    await expect(moments).toHaveCount(3);
    for (const moment of await moments.all()) {
      await page.keyboard.press("Tab");
      await expect(moment).toBeFocused();
      await page.keyboard.press("Space");
      await expect(moment).toBeChecked();
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");

    await expect(thanks).toHaveText("Thank you for your message! We'll get back to you soon.");
    await expect(thanks).toBeFocused();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: /Success!|Submitted!/ })).toContainText(
      /Your message was (submitted and a confirmation email has been sent!|saved successfully\.)/,
    );
  });
});
