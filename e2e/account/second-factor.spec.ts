// @module-tag S19

import type { Page } from "@playwright/test";
import { codeOf, expect, fillIn, signIn, storeSession, test, type User } from "../fixtures/accounts.ts";
import { statusError } from "../fixtures/pages.ts";

function codeForm(page: Page) {
  const form = page.getByRole("form", { name: "Uw tweede stap" });
  return { form, code: form.getByRole("textbox", { name: /^Code/ }), button: form.getByRole("button") };
}

/** Enrols a second factor in the settings by keyboard: the focus follows. @returns its secret, and the recovery codes */
async function setUp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Tweede stap instellen" }).press("Enter");
  const form = page.getByRole("form", { name: "Tweede stap instellen" });
  await expect(page.getByRole("textbox", { name: "Naam van dit apparaat" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("img", { name: "QR-code voor uw authenticator-app" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Scan deze code" })).toBeFocused();
  const secret = (await form.getByRole("code").innerText()).replace(/\s/g, "");
  await form.getByRole("textbox", { name: /^Code/ }).fill(codeOf(secret));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("region", { name: "Herstelcodes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await expect(codes.getByRole("heading", { name: "Herstelcodes" })).toBeFocused();
  const recoveryCodes = await codes.getByRole("listitem").allInnerTexts();
  await codes.getByRole("button", { name: "Ik heb ze bewaard" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Herstelcodes" })).toBeFocused();
  return { secret, recoveryCodes };
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(page).toHaveURL("/beheer");
}

/** Whether this page's session has the rights of an administrator. */
function draftsSeen(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem("vlotwerk-session") ?? "null");
    const key = document.querySelector<HTMLMetaElement>("meta[name=backend-key]")?.content ?? "";
    const answer = await fetch("/rest/v1/otm_blog_articles?select=id&published=is.false", {
      headers: { apikey: key, Authorization: `Bearer ${session.access_token}` },
    });
    return (await answer.json()).length;
  });
}

test.describe("a second step", () => {
  test.use({ expectedErrors: [statusError(422)] });

  test("is enrolled, requested at the next sign-in, and removed", async ({ page, createUser }) => {
    const user = await createUser({ isAdmin: true });
    await storeSession(page, user);
    const { secret } = await setUp(page);
    await expect(page.getByText("Uw account is met een tweede stap beveiligd.")).toBeVisible();
    await expect(page.getByText("U hebt nog 10 van de 10 herstelcodes.")).toBeVisible();
    expect(await draftsSeen(page)).toBeGreaterThan(0);

    await signOut(page);
    await fillIn(page, user);
    const { form, code, button } = codeForm(page);
    await expect(code).toBeFocused();
    expect(await draftsSeen(page)).toBe(0);
    await page.goto("/admin/settings");
    await expect(page).toHaveURL("/beheer");

    await code.fill("000000");
    await button.click();
    await expect(form.getByText("Deze code klopt niet.")).toBeVisible();
    await code.fill(codeOf(secret, 1).replace(/(...)/, "$1 "));
    await button.click();
    await expect(page).toHaveURL("/admin/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    expect(await draftsSeen(page)).toBeGreaterThan(0);

    await page.goto("/settings");
    const remove = page.getByRole("button", { name: "Authenticator-app verwijderen" });
    await remove.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Annuleren" }).click();
    await expect(remove).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Verwijderen" }).press("Enter");
    await expect(page.getByText("Met een code uit een app komt niemand binnen")).toBeFocused();
    await expect(page.getByRole("button", { name: "Tweede stap instellen" })).toBeVisible();

    await signOut(page);
    await signIn(page, user);
  });
});

async function createUserWithFactor(page: Page, user: User) {
  await storeSession(page, user);
  const factor = await setUp(page);
  await signOut(page);
  await fillIn(page, user);
  return factor;
}

test("a recovery code replaces the app, once", async ({ page, createUser }) => {
  const user = await createUser();
  const { recoveryCodes } = await createUserWithFactor(page, user);
  const [recoveryCode = ""] = recoveryCodes;
  const form = page.getByRole("form", { name: "Herstelcode" });
  const useCode = async () => {
    await page.getByRole("button", { name: "Geen app bij de hand? Gebruik een herstelcode" }).click();
    await form.getByRole("textbox").fill(recoveryCode.toUpperCase().replaceAll("-", " "));
    await form.getByRole("button", { name: "Controleren" }).click();
  };

  await useCode();
  await expect(page).toHaveURL("/admin");
  await page.goto("/settings");
  await expect(page.getByText("U hebt nog 9 van de 10 herstelcodes.")).toBeVisible();

  await signOut(page);
  await fillIn(page, user);
  await useCode();
  await expect(form.getByText("Deze herstelcode klopt niet, of is al gebruikt.")).toBeVisible();
  await page.getByRole("button", { name: "Toch de code uit de app gebruiken" }).click();
  await expect(codeForm(page).code).toBeVisible();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(page.getByRole("form", { name: "Inloggen" })).toBeVisible();
});

test.describe("an unexpected response", () => {
  test.use({ expectedErrors: ["What a form asked for failed:"] });

  test("is reported, and the form can be sent again, also for new recovery codes", async ({
    page,
    createUser,
  }) => {
    await signIn(page, await createUser(), "/settings");
    await page.route("**/auth/v1/factors", (route) => route.fulfill({ json: {} }), { times: 1 });
    await page.getByRole("button", { name: "Tweede stap instellen" }).click();
    const form = page.getByRole("form", { name: "Tweede stap instellen" });

    await form.getByRole("button", { name: "Verder" }).click();
    await expect(form.getByRole("alert")).toHaveText("Er ging iets mis. Probeer het opnieuw.");

    await form.getByRole("button", { name: "Verder" }).click();
    await expect(page.getByRole("heading", { name: "Scan deze code" })).toBeVisible();
    await test.step("new recovery codes are created once on a double click", async () => {
      const { recoveryCodes } = await setUp(page);
      let made = 0;
      await page.route("**/rest/v1/rpc/create_recovery_codes", (route) => {
        made += 1;
        return route.continue();
      });

      const question = page.getByRole("alertdialog", { name: "Nieuwe herstelcodes maken?" });
      await page.getByRole("button", { name: "Nieuwe herstelcodes maken" }).click();
      await question.getByRole("button", { name: "Annuleren" }).click();
      await page.getByRole("button", { name: "Nieuwe herstelcodes maken" }).click();
      await question.getByRole("button", { name: "Nieuwe herstelcodes maken" }).dblclick();

      const codes = page.getByRole("region", { name: "Herstelcodes" }).getByRole("listitem");
      await expect(codes).toHaveCount(10);
      expect(await codes.allInnerTexts()).not.toEqual(recoveryCodes);
      expect(made).toBe(1);
    });
  });
});

test.describe("a second factor removed elsewhere meanwhile", () => {
  test.use({ expectedErrors: [statusError(404), statusError(422)] });

  test("does not block the sign-in", async ({ page, createUser }) => {
    const user = await createUser();
    await storeSession(page, user);
    const { secret } = await setUp(page);
    const { auth } = user.client;
    await auth.signInWithPassword(user);
    const factorId = await factorOf(user);
    expect((await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error).toBeNull();
    await signOut(page);
    await fillIn(page, user);
    await expect(codeForm(page).code).toBeVisible();

    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();

    await codeForm(page).code.fill("123456");
    await codeForm(page).button.click();
    await expect(page).toHaveURL("/admin");
  });
});

/** The id of the user's second factor. */
async function factorOf({ client }: User): Promise<string> {
  const { data } = await client.auth.getUser();
  return data.user?.factors?.[0]?.id ?? "";
}
