import type { Page } from "@playwright/test";

/** Locators of a page's form, in either language. */
export function formOf(page: Page) {
  const form = page.getByRole("main").getByRole("form");
  const field = (name: RegExp) => form.getByRole("textbox", { name });
  return {
    form,
    fields: form.getByRole("textbox"),
    name: field(/^(Naam|Name)$/),
    email: field(/^E-?mail$/),
    phone: field(/^(Telefoon|Phone)$/),
    company: field(/^(Bedrijf|Company)$/),
    message: field(/^(Bericht|Message)$/),
    remarks: field(/^(Opmerkingen|Remarks)$/),
    button: form.getByRole("button"),
  };
}

/** Opens a page with its clock a minute ahead: a form sent at once would be spam. */
export async function openAfterMinute(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(60_000);
}
