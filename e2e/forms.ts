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
