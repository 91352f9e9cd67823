// @module-tag S17

import { expect, fillIn, latestMail, loginForm, readLink, someEmail, test } from "../fixtures/accounts.ts";
import { statusError } from "../fixtures/pages.ts";

const password = "zes ezels eten hooi";

test.describe("a new account", () => {
  test.use({ expectedErrors: [statusError(400), statusError(403)] });

  test("is created, confirmed by the mailed link, and signed in", async ({ page, context, site }) => {
    const email = someEmail();
    await page.goto("/beheer");
    await page.getByRole("tab", { name: "Registreren" }).click();
    const form = page.getByRole("form", { name: "Registreren" });
    await form.getByRole("textbox", { name: /^E-mail/ }).fill(email);
    await form.getByLabel(/^Wachtwoord/).fill(password);
    await form.getByRole("button", { name: "Registreren" }).click();
    await expect(
      form.getByText("We hebben u een e-mail gestuurd. Bevestig daarmee uw account."),
    ).toBeVisible();

    // Unconfirmed accounts can't sign in, and the mail can be sent again.
    await page.getByRole("tab", { name: "Inloggen" }).click();
    await fillIn(page, { email, password });
    await expect(loginForm(page).signIn.getByText("E-mailadres of wachtwoord klopt niet.")).toBeVisible();
    const answer = await loginForm(page).signIn.innerText();
    await loginForm(page).email.fill(someEmail());
    const answered = page.waitForResponse("**/auth/v1/token*");
    await loginForm(page).button.click();
    await answered;
    await expect(page.getByText("Hebt u net een account gemaakt?")).toBeVisible();
    expect(await loginForm(page).signIn.innerText()).toBe(answer);
    await expect(page.getByRole("button", { name: "Stuur de link opnieuw" })).toBeVisible();

    const { path } = readLink(await latestMail(site, email));
    // Link scanners don't use the token.
    const scanner = await context.newPage();
    await scanner.goto(path);
    await expect(scanner.getByRole("button", { name: "Account bevestigen" })).toBeVisible();
    await scanner.close();

    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Bevestig uw account" })).toBeVisible();
    await page.getByRole("button", { name: "Account bevestigen" }).click();
    await expect(page).toHaveURL("/settings");
    await expect(page.getByText("Uw account is bevestigd.")).toBeVisible();
    await expect(page.getByRole("main").getByText(email)).toBeVisible();

    await page.goto(path);
    await page.getByRole("button", { name: "Account bevestigen" }).click();
    await expect(page.getByRole("alert").getByText("Deze link is verlopen of al gebruikt.")).toBeVisible();
    await page.getByRole("link", { name: "Naar inloggen" }).click();
    await expect(page).toHaveURL("/admin");
  });
});

test("a sign-up in English is answered in English, also by mail", async ({ page, context, site }) => {
  await context.addCookies([{ name: "language", value: "en", url: site.address }]);
  const email = someEmail();
  await page.goto("/beheer");
  await page.getByRole("tab", { name: "Sign up" }).click();
  const form = page.getByRole("form", { name: "Sign up" });
  await form.getByRole("textbox", { name: /^Email/ }).fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole("button", { name: "Sign up" }).click();
  await expect(form.getByText("Check your email for the confirmation link!")).toBeVisible();
  await expect(form.getByText("Strong", { exact: true })).toBeHidden();

  const { path } = readLink(await latestMail(site, email));
  // Also in a new browser.
  await context.clearCookies();
  await page.goto(path);
  await page.getByRole("button", { name: "Confirm account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My account");
});

test.describe("a weak password", () => {
  test.use({ expectedErrors: [statusError(422)] });

  test("is rejected, with a hint while typing", async ({ page }) => {
    await page.goto("/beheer");
    await page.getByRole("tab", { name: "Registreren" }).click();
    const form = page.getByRole("form", { name: "Registreren" });
    await form.getByRole("textbox", { name: /^E-mail/ }).fill(someEmail());
    await form.getByLabel(/^Wachtwoord/).fill("wachtwoord1");
    await expect(form.getByText(/^(Zwak|Redelijk)/)).toBeVisible();
    await form.getByRole("button", { name: "Registreren" }).click();
    await expect(form.getByRole("alert")).toHaveText(
      "Dit wachtwoord is te makkelijk te raden. Kies een ander.",
    );

    await form.getByLabel(/^Wachtwoord/).fill("vijf");
    await form.getByRole("button", { name: "Registreren" }).click();
    await expect(form.getByRole("alert")).toHaveText("Het wachtwoord moet minstens 6 tekens hebben.");
  });
});
