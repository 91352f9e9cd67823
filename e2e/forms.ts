import type { Page } from "@playwright/test";

/** The form of a page and its fields, by their names in either language. */
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

/** Opens a page and its form as somebody who takes a minute to fill it in: what is sent at once would be spam. */
export async function openAsPerson(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(60_000);
}
