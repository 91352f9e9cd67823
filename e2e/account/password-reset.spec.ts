// @module-tag S17

import { expect, fillIn, latestMail, loginForm, readLink, test } from "../fixtures/accounts.ts";
import { lostConnectionError, statusError } from "../fixtures/pages.ts";

const resetSubject = /nieuw wachtwoord|new password/i;

test.describe("a forgotten password", () => {
  test.use({ expectedErrors: [statusError(400)] });

  test("is reset by mail, which ends other sessions", async ({ page, createUser, site }) => {
    const user = await createUser({ isAdmin: true });
    await page.goto("/beheer");
    const forgotten = page.getByRole("button", { name: "Wachtwoord vergeten?" });
    await forgotten.press("Enter");
    const panel = page.getByRole("form", { name: "Nieuw wachtwoord aanvragen" });
    await expect(panel.getByRole("textbox")).toBeFocused();
    await panel.getByRole("button", { name: "Annuleren" }).press("Enter");
    await expect(panel).toBeHidden();
    await expect(forgotten).toBeFocused();

    await forgotten.click();
    await panel.getByRole("textbox").fill(user.email);
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("We hebben u een link gestuurd waarmee u een nieuw wachtwoord kiest."),
    ).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(forgotten).toBeFocused();

    await page.goto(readLink(await latestMail(site, user.email, resetSubject)).path);
    await page.getByRole("button", { name: "Verder" }).click();
    const form = page.getByRole("form", { name: "Kies een nieuw wachtwoord" });
    await expect(form).toBeVisible();
    // The link is used and the password not yet set: this state survives a reload.
    await page.reload();
    await expect(form).toBeVisible();
    await page.goto("/admin");
    await expect(page).toHaveURL("/beheer");

    const [first, second] = [
      form.getByLabel(/^Nieuw wachtwoord \*|^Nieuw wachtwoord$/).first(),
      form.getByLabel(/nogmaals/),
    ];
    await first.fill("acht apen aten appels");
    await second.fill("acht apen aten peren");
    await form.getByRole("button", { name: "Wachtwoord opslaan" }).click();
    await expect(form.getByRole("alert")).toHaveText("De nieuwe wachtwoorden zijn niet gelijk");
    await second.fill("acht apen aten appels");
    await form.getByRole("button", { name: "Wachtwoord opslaan" }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
    const said = page.getByRole("status").getByText("Your new password was saved");
    await expect(said).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
    await expect(said).toHaveCount(0);

    expect((await user.client.auth.getUser()).error).not.toBeNull();
    const old = await user.client.auth.signInWithPassword(user);
    expect(old.error?.code).toBe("invalid_credentials");
  });
});

test.describe("an unreachable server", () => {
  test.use({ expectedErrors: [lostConnectionError] });

  test("is reported, and the input is kept", async ({ page }) => {
    await page.route("**/auth/v1/token**", (route) => route.abort());
    await page.goto("/beheer");
    await fillIn(page, { email: "eva@example.nl", password: "zes ezels eten hooi" });
    await expect(page.getByRole("alert").getByText("De server is niet bereikbaar.")).toBeVisible();
    await expect(loginForm(page).password).toHaveValue("zes ezels eten hooi");
  });
});
