import { formOf } from "../../fixtures/forms.ts";
import { expect, test } from "../../fixtures/own-site.ts";
import { statusError } from "../../fixtures/pages.ts";

test.use({ expectedErrors: [statusError(503)] });

test("a message that fails to store stays in the form, and is stored on retry", async ({ page, site }) => {
  await site.execute("revoke insert on public.otm_contact_subm_vlotwerk from anon");
  await page.goto("/en/contact");
  const { form, name, email, message, button, thanks } = formOf(page);
  await name.fill("  Anna de Vries ");
  await email.fill("anna@company.example");
  await message.fill("First line\nSecond line");

  await button.click();
  await expect(form.getByText("There was an error submitting your message. Please try again.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Error" })).toBeVisible();
  await expect(name).toHaveValue(/Anna de Vries/);
  await expect(message).toHaveValue("First line\nSecond line");

  await site.execute("grant insert on public.otm_contact_subm_vlotwerk to anon");
  await button.click();
  await expect(thanks).toHaveText("Thank you for your message! We'll get back to you soon.");
  const stored = await site.query(
    "select name, email, phone, company, message, language from public.otm_contact_subm_vlotwerk",
  );
  expect(stored).toEqual([
    {
      name: "Anna de Vries",
      email: "anna@company.example",
      phone: null,
      company: null,
      message: "First line\nSecond line",
      language: "en",
    },
  ]);
});
