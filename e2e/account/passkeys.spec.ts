// @module-tag S51

import type { Page } from "@playwright/test";
import {
  expect,
  fillIn,
  latestMail,
  loginForm,
  readLink,
  signIn,
  someEmail,
  storeSession,
  test,
} from "../fixtures/accounts.ts";
import { countClicks } from "../fixtures/clicks.ts";
import { lostConnectionError, statusError } from "../fixtures/pages.ts";
import { addAuthenticator } from "../fixtures/virtual-authenticator.ts";

const passkeys = (page: Page) => page.getByRole("region", { name: "Passkeys" });
const byPasskey = (page: Page) => page.getByRole("button", { name: "Inloggen met passkey" });

async function addPasskey(page: Page): Promise<void> {
  await page.goto("/settings");
  await passkeys(page).getByRole("button", { name: "Passkey toevoegen" }).click();
  await expect(passkeys(page).getByText("De passkey is toegevoegd.")).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("main").getByRole("button", { name: "Uitloggen" }).first().click();
  await expect(page).toHaveURL("/beheer");
}

test("an invited person gets into the panel by a passkey, without a password, and in again", async ({
  page,
  createUser,
  site,
}) => {
  const { client } = await createUser({ isAdmin: true });
  const email = someEmail();
  expect((await client.rpc("invite", { _email: email, _role: "editor", _language: "nl" })).data).toBe(
    "invited",
  );
  const { path } = readLink(await latestMail(site, email, /nodigt u uit/));
  await addAuthenticator(page);
  const clicks = await countClicks(page);

  await test.step("in six clicks, with the one on the link in the mail", async () => {
    await page.goto(path);
    await page.getByRole("button", { name: "Uitnodiging accepteren" }).click();
    await page.getByRole("button", { name: "Passkey maken" }).click();
    await expect(page).toHaveURL(/\/admin/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
    clicks.atMost(5);
  });
  const [account] = await site.query<{ password: string | null }>(
    "select encrypted_password as password from auth.users where email = $1",
    [email],
  );
  expect(account?.password || null).toBeNull();

  await signOut(page);
  await byPasskey(page).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
});

test("a passkey is added with recovery codes, named, and removed", async ({ page, createUser }) => {
  await addAuthenticator(page);
  await storeSession(page, await createUser());
  await addPasskey(page);
  const section = passkeys(page);
  await expect(section.getByRole("region", { name: "Herstelcodes" }).getByRole("listitem")).toHaveCount(10);
  await section.getByRole("button", { name: "Ik heb ze bewaard" }).click();
  await expect(section.getByText("U hebt nog 10 van de 10 herstelcodes.")).toBeVisible();

  const name = "<b>Telefoon</b> & co";
  await section.getByRole("button", { name: "Naam wijzigen: Passkey" }).click();
  const form = section.getByRole("form", { name: "Naam wijzigen" });
  await expect(form.getByRole("textbox")).toBeFocused();
  await form.getByRole("button", { name: "Naam opslaan" }).click();
  await expect(form.getByRole("alert")).toHaveText("Geef een naam van 1 tot 120 tekens.");
  await form.getByRole("textbox").fill(name);
  await form.getByRole("button", { name: "Naam opslaan" }).click();
  await expect(section.getByText("De naam is gewijzigd.")).toBeVisible();
  await page.reload();
  await expect(section.getByText(name)).toBeVisible();
  await expect(section.getByText("nog niet gebruikt")).toBeVisible();

  await section.getByRole("button", { name: `${name} verwijderen` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annuleren" }).click();
  await section.getByRole("button", { name: `${name} verwijderen` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Verwijderen" }).click();
  await expect(section.getByText("De passkey is verwijderd.")).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(0);
  await expect(section.getByRole("region", { name: "Herstelcodes" })).toHaveCount(0);
});

test("a passkey that the browser suggests in the e-mail field signs in", async ({ page, createUser }) => {
  await addAuthenticator(page, { isSuggesting: true });
  const user = await createUser({ role: "writer" });
  await storeSession(page, user);
  await addPasskey(page);
  const answered = page.waitForResponse("**/auth/v1/passkeys/authentication/verify");
  await page.getByRole("main").getByRole("button", { name: "Uitloggen" }).first().click();
  // The device answers what waits in the field, as if its owner had chosen the suggestion.
  expect((await answered).ok()).toBe(true);
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
});

test("a second step that is required is a passkey, also after a password", async ({
  page,
  createUser,
  site,
  expectAccessible,
}) => {
  await addAuthenticator(page);
  const user = await createUser({ role: "editor" });
  await site.query("update public.user_roles set requires_second_step = true where user_id = $1", [user.id]);
  await signIn(page, user);
  await expect(page.getByRole("heading", { name: "Stel eerst een tweede stap in" })).toBeVisible();
  await page.getByRole("button", { name: "Passkey maken" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");

  await signOut(page);
  await fillIn(page, user);
  await expect(page.getByRole("heading", { name: "Uw tweede stap" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Passkey gebruiken" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");

  // Beside an authenticator app, in place of its code.
  await site.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [user.id],
  );
  await signOut(page);
  await fillIn(page, user);
  await expect(page.getByText("Vul de code van 6 cijfers uit uw authenticator-app in.")).toBeVisible();
  await page.getByRole("button", { name: "Passkey gebruiken" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
});

test.describe("what goes wrong", () => {
  test.use({ expectedErrors: [statusError(400), statusError(422), statusError(429), lostConnectionError] });

  test("is said in words, and nothing is lost", async ({ page, createUser, site }) => {
    const device = await addAuthenticator(page);
    const user = await createUser({ role: "writer" });
    const section = passkeys(page);
    const add = section.getByRole("button", { name: "Passkey toevoegen" });

    await test.step("a finger that is not the owner's", async () => {
      await signIn(page, user, "/settings");
      await device.setVerified(false);
      await add.click();
      await expect(section.getByRole("alert")).toContainText("het is geannuleerd of het duurde te lang.");
      await expect(section.getByRole("listitem")).toHaveCount(0);
      await device.setVerified(true);
    });
    await test.step("a server that is away", async () => {
      await page.route("**/auth/v1/passkeys/registration/verify", (route) => route.abort(), { times: 1 });
      await add.click();
      await expect(section.getByRole("alert")).toContainText("De server is niet bereikbaar.");
    });
    await test.step("a device that has a passkey of this account", async () => {
      await addPasskey(page);
      await section.getByRole("button", { name: "Ik heb ze bewaard" }).click();
      await add.click();
      await expect(section.getByRole("alert").first()).toHaveText(
        "Op dit apparaat staat al een passkey voor uw account.",
      );
      await expect(section.getByText("Gemaakt op")).toHaveCount(1);
    });
    await test.step("one of another host, and ten of them", async () => {
      await site.query("update auth.webauthn_credentials set rp_id = 'oud.example' where user_id = $1", [
        user.id,
      ]);
      await page.reload();
      await expect(section.getByText("Werkt alleen op oud.example.")).toBeVisible();
      await site.query(
        `insert into auth.webauthn_credentials (user_id, credential_id, public_key, rp_id)
         select $1::uuid, decode(md5($1::text || n), 'hex'), '\\x00', 'localhost' from generate_series(2, 10) n`,
        [user.id],
      );
      await page.reload();
      await expect(section.getByText("U hebt tien passkeys")).toBeVisible();
      await expect(add).toHaveCount(0);
    });

    await signOut(page);
    const { signIn: form, email, password } = loginForm(page);
    await email.fill(user.email);
    await password.fill("nog niet verstuurd");
    await test.step("a passkey that the server does not accept", async () => {
      await byPasskey(page).click();
      await expect(
        page.getByRole("alert").getByText("Deze passkey wordt hier niet geaccepteerd"),
      ).toBeVisible();
      await expect(email).toHaveValue(user.email);
      await expect(password).toHaveValue("nog niet verstuurd");
    });
    await test.step("too many attempts", async () => {
      const json = { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" };
      await page.route("**/auth/v1/passkeys/authentication/options", (route) =>
        route.fulfill({ status: 429, json, headers: { "X-Supabase-Api-Version": "2024-01-01" } }),
      );
      await byPasskey(page).click();
      await expect(page.getByRole("alert").getByText("Te veel pogingen.")).toBeVisible();
      await expect(password).toHaveValue("nog niet verstuurd");
      await expect(form).toBeVisible();
    });
  });

  test("is silent while nobody chose a passkey", async ({ page }) => {
    await page.route("**/auth/v1/passkeys/authentication/options", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/beheer");
    await failed;
    await loginForm(page).email.fill("eva@example.nl");
    await expect(byPasskey(page)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  });

  test("suggestions that wait get a new challenge before theirs ends", async ({ page }) => {
    const challenges: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith("/passkeys/authentication/options")) {
        challenges.push((await response.json()).challenge_id);
      }
    });
    await page.clock.install();
    await addAuthenticator(page, { isSuggesting: true });
    await page.goto("/beheer");
    await expect.poll(() => challenges.length).toBe(1);
    await page.clock.fastForward("04:30");
    await expect.poll(() => challenges.length).toBe(2);
    // The offer before was taken back without a word.
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await page.clock.fastForward("04:30");
    await expect.poll(() => new Set(challenges).size).toBe(3);
  });

  test("a suggestion that waited too long is offered once more", async ({ page, createUser }) => {
    const device = await addAuthenticator(page, { isSuggesting: true });
    await storeSession(page, await createUser({ role: "writer" }));
    await addPasskey(page);
    let expired = 0;
    const json = { code: 400, error_code: "webauthn_challenge_expired", msg: "Challenge has expired" };
    await page.route(
      "**/auth/v1/passkeys/authentication/verify",
      (route) => {
        expired += 1;
        return route.fulfill({ status: 400, json, headers: { "X-Supabase-Api-Version": "2024-01-01" } });
      },
      { times: 1 },
    );
    await page.getByRole("main").getByRole("button", { name: "Uitloggen" }).first().click();
    await expect(page).toHaveURL("/admin");
    expect(expired).toBe(1);
    expect(await device.count()).toBe(1);
  });
});

test("a browser without passkeys has no button for them", async ({ page, createUser }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto("/beheer");
  await expect(loginForm(page).button).toBeVisible();
  await expect(byPasskey(page)).toHaveCount(0);
  await signIn(page, await createUser(), "/settings");
  await expect(passkeys(page).getByText("Deze browser kent geen passkeys.")).toBeVisible();
});

test.describe("under another host name than its own", () => {
  test.use({ baseURL: ({ site }, use) => use(site.address.replace("localhost", "127.0.0.1")) });

  test("the site says where passkeys work", async ({ page }) => {
    await page.goto("/beheer");
    await byPasskey(page).click();
    await expect(
      page.getByRole("alert").getByText("Passkeys werken alleen op het eigen adres"),
    ).toBeVisible();
  });
});
