import { formOf } from "../../fixtures/forms.ts";
import { lostConnectionError, resize, started, statusError } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ expectedErrors: [lostConnectionError] });

test("a lost connection keeps the input, and a retry succeeds", async ({ page }) => {
  const message = "Er is een onverwachte fout opgetreden. Probeer het opnieuw.";
  await page.route("**/contact.data*", (route) => route.abort("internetdisconnected"));
  await page.goto("/contact");
  await started(page);
  const { form, name, email, message: text, button, thanks } = formOf(page);
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
  await expect(thanks).toBeVisible();
  await expect(page.getByRole("main").getByText(message)).toHaveCount(0);
});

for (const [path, messages] of [
  [
    "/contact",
    {
      refused: "Er is een onverwachte fout opgetreden. Probeer het opnieuw.",
      tooLarge:
        "Uw bericht is te lang om te versturen. Kort de tekst in en verstuur het bericht opnieuw; er is nog niets verstuurd.",
    },
  ],
  [
    "/en/download/automation-scan-checklist",
    {
      refused: "Failed to submit download request. Please try again.",
      tooLarge:
        "Your message is too long to be sent. Shorten the text and send it again; nothing was sent yet.",
    },
  ],
] as const) {
  test.describe("a form rejected by a proxy", () => {
    test.use({ expectedErrors: [statusError(503), statusError(413)] });

    test(`keeps its input and shows the error (${path})`, async ({ page }) => {
      await resize(page, 360, 640);
      await page.goto(path);
      await started(page);
      const { form, name, email, message, remarks, button } = formOf(page);
      const text = message.or(remarks);
      await name.fill("Anna");
      await email.fill("anna@bedrijf.example");
      await text.fill("Vijftig facturen.");

      const refusal = { status: 503, contentType: "text/html", body: "<h1>Busy</h1>" };
      await page.route("**/*.data*", (route) => route.fulfill(refusal));
      await button.click();
      const notice = form.getByText(messages.refused);
      await expect(notice).toBeInViewport();
      await expect(notice.locator("xpath=..")).toBeFocused();
      await expect(text).toHaveValue("Vijftig facturen.");
      await page.unroute("**/*.data*");

      await text.fill("x".repeat(17_000));
      await button.click();
      await expect(form.getByText(messages.tooLarge)).toBeInViewport();
      await expect(text).toHaveValue("x".repeat(17_000));
      await expect(name).toHaveValue("Anna");
    });
  });
}

test("a lost connection keeps the input of the download form", async ({ page }) => {
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
