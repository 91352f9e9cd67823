import { formOf } from "../../fixtures/forms.ts";
import { lostConnectionError, resize, started, statusError } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ expectedErrors: [lostConnectionError, statusError(503), statusError(413)] });

for (const [path, messages] of [
  [
    "/contact",
    {
      failed: "Er is een onverwachte fout opgetreden. Probeer het opnieuw.",
      tooLarge:
        "Uw bericht is te lang om te versturen. Kort de tekst in en verstuur het bericht opnieuw; er is nog niets verstuurd.",
      done: /^Bedankt voor uw bericht!/,
    },
  ],
  [
    "/en/download/automation-scan-checklist",
    {
      failed: "Failed to submit download request. Please try again.",
      tooLarge:
        "Your message is too long to be sent. Shorten the text and send it again; nothing was sent yet.",
      done: "Your checklist is on its way",
    },
  ],
] as const) {
  test(`a form whose connection is lost, or that a proxy rejects, keeps its input until it is sent (${path})`, async ({
    page,
  }) => {
    await resize(page, 360, 640);
    await page.goto(path);
    await started(page);
    const { form, name, email, message, remarks, button } = formOf(page);
    const text = message.or(remarks);
    await name.fill("Anna");
    await email.fill("anna@bedrijf.example");
    await text.fill("Vijftig facturen.");
    const expectKept = async (words: string) => {
      await expect(name).toHaveValue("Anna");
      await expect(email).toHaveValue("anna@bedrijf.example");
      await expect(text).toHaveValue(words);
    };
    const notice = form.getByText(messages.failed);

    await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
    await button.click();
    await expect(notice).toBeVisible();
    await expectKept("Vijftig facturen.");
    await page.unroute("**/*.data*");

    const refusal = { status: 503, contentType: "text/html", body: "<h1>Busy</h1>" };
    await page.route("**/*.data*", (route) => route.fulfill(refusal));
    await button.click();
    await expect(notice).toBeInViewport();
    await expect(notice.locator("xpath=..")).toBeFocused();
    await expectKept("Vijftig facturen.");
    await page.unroute("**/*.data*");

    await text.fill("x".repeat(17_000));
    await button.click();
    await expect(form.getByText(messages.tooLarge)).toBeInViewport();
    await expectKept("x".repeat(17_000));

    await text.fill("Vijftig facturen.");
    await button.click();
    await expect(page.getByRole("heading").filter({ hasText: messages.done })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}
