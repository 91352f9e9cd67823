import { formOf, openAfterMinute } from "../../fixtures/forms.ts";
import { started, statusError } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a message is sent, confirmed, and cleared from the form", async ({ page }) => {
  await openAfterMinute(page, "/contact");
  const { form, fields, name, email, phone, company, message } = formOf(page);
  await expect(form).toHaveAccessibleName("Stuur een bericht");

  await name.fill("Anna de Vries");
  await email.fill("anna@bedrijf.example");
  await phone.fill("023 555 01 42");
  await company.fill("De Vries Installaties");
  await message.fill("Wij typen elke week\nvijftig facturen over.");
  await form.getByRole("button", { name: "Verstuur bericht" }).click();

  await expect(form.getByText("Bedankt voor uw bericht! Binnen één werkdag hoort u van ons.")).toBeVisible();
  // The second text appears when the mail takes more than a second, as on a busy machine.
  const toast = page.getByRole("status").filter({ hasText: /Gelukt!|Bericht verzonden!/ });
  await expect(toast).toContainText(
    /Uw bericht is verzonden en u ontvangt een bevestiging per e-mail\.|Uw bericht is goed opgeslagen\./,
  );
  for (const field of await fields.all()) await expect(field).toHaveValue("");

  await toast.getByRole("button", { name: "Sluiten" }).click();
  await expect(toast).toHaveCount(0);
});

test("a second message is cleared from the form like the first", async ({ page }) => {
  await openAfterMinute(page, "/en/contact");
  const { form, fields, name, email, message, button } = formOf(page);
  const toasts = page
    .getByRole("status")
    .filter({ hasText: /Success!|Submitted!/ })
    .getByRole("button");

  for (const sent of [1, 2]) {
    await name.fill("Anna");
    await email.fill("anna@company.example");
    await message.fill(`Message ${sent}`);
    await button.click();
    await expect(toasts).toHaveCount(sent);
    for (const field of await fields.all()) await expect(field).toHaveValue("");
    await expect(form.getByText("Thank you for your message!")).toBeVisible();
  }
});

test.describe("a corrected message", () => {
  test.use({ expectedErrors: [statusError(422)] });

  test("is sent by keyboard, and clears the form", async ({ page }) => {
    await openAfterMinute(page, "/en/contact");
    const { form, fields, name, email, message } = formOf(page);

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
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");

    await expect(form.getByText("Thank you for your message! We'll get back to you soon.")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /Success!|Submitted!/ })).toContainText(
      /Your message was (submitted and a confirmation email has been sent!|saved successfully\.)/,
    );
    for (const field of await fields.all()) await expect(field).toHaveValue("");
  });
});

test("during submission the form is disabled, in both languages", async ({ page }) => {
  for (const [path, send, sending] of [
    ["/contact", "Verstuur bericht", "Verzenden..."],
    ["/en/contact", "Send message", "Sending..."],
  ] as const) {
    const answer = Promise.withResolvers<void>();
    await page.route("**/contact.data*", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(path);
    await started(page);
    const { fields, name, email, message, button } = formOf(page);
    await name.fill("Anna");
    await email.fill("anna@bedrijf.example");
    await message.fill("Vijftig facturen.");
    await expect(button).toHaveText(send);

    await button.click();
    await expect(button).toHaveText(sending);
    await expect(button).toBeDisabled();
    for (const field of await fields.all()) await expect(field).toBeDisabled();
    answer.resolve();

    await expect(button).toHaveText(send);
    await expect(name).toHaveValue("");
    await page.unrouteAll();
  }
});
