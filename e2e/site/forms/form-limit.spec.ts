// @module-tag S14

import { formOf } from "../../fixtures/forms.ts";
import { expect, test } from "../../fixtures/own-site.ts";
import { statusError } from "../../fixtures/pages.ts";

test.use({ expectedErrors: [statusError(429)] });

test("after five forms in ten minutes the page shows a retry time and keeps the input", async ({
  page,
  site,
}) => {
  const sentBefore = { name: "Anna", email: "anna@bedrijf.example", message: "Vijftig facturen." };
  const send = () => page.request.post("/contact", { multipart: sentBefore });
  for (let sent = 0; sent < 5; sent++) expect((await send()).status()).toBe(200);
  const sixth = await send();
  expect(sixth.status()).toBe(429);
  expect(Number(sixth.headers()["retry-after"])).toBeGreaterThan(500);

  await page.goto("/contact");
  const contact = formOf(page);
  await contact.name.fill("Anna");
  await contact.email.fill("anna@bedrijf.example");
  await contact.message.fill("En nog een.");
  await contact.button.click();
  const inDutch =
    /Er zijn vanaf uw adres kort na elkaar veel formulieren verzonden\. Probeer het over (9|10) minuten/;
  await expect(contact.form.getByText(inDutch)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: inDutch })).toBeVisible();
  await expect(contact.name).toHaveValue("Anna");
  await expect(contact.message).toHaveValue("En nog een.");

  await page.goto("/en/download/automation-scan-checklist");
  const download = formOf(page);
  await download.name.fill("Anna");
  await download.email.fill("anna@bedrijf.example");
  await download.button.click();
  await expect(download.form.getByRole("alert")).toHaveText(
    /Many forms were sent from your address in a short time\. Please try again in (9|10) minutes/,
  );
  await expect(download.email).toHaveValue("anna@bedrijf.example");

  await site.execute("delete from private.rate_limits");
  await download.button.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your checklist is on its way");
});
