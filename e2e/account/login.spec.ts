import { expect, fillIn, loginForm, test } from "../fixtures/accounts.ts";
import { statusError } from "../fixtures/pages.ts";

test("an administrator signs in to the panel, also when returning", async ({ page, createUser }) => {
  const user = await createUser({ isAdmin: true });
  await page.goto("/beheer");
  await expect(page).toHaveTitle("Inloggen | Vlotwerk");

  await fillIn(page, user);
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");

  await page.goto("/beheer");
  await expect(page).toHaveURL("/admin");
});

test.describe("a rejected sign-in", () => {
  test.use({ expectedErrors: [statusError(400)] });

  test("is reported in the remembered language, and the input is kept", async ({
    page,
    context,
    baseURL,
  }) => {
    for (const language of ["nl", "en"] as const) {
      const texts = {
        nl: {
          alert: "E-mailadres of wachtwoord klopt niet.",
          email: "E-mail is verplicht",
          password: "Wachtwoord is verplicht",
        },
        en: {
          alert: "Invalid login credentials",
          email: "Email is required",
          password: "Password is required",
        },
      }[language];

      await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
      await page.goto("/beheer");
      const { email, password, button, signIn: form } = loginForm(page);

      await button.click();
      await expect(email).toHaveAccessibleDescription(texts.email);
      await expect(password).toHaveAccessibleDescription(texts.password);
      await expect(email).toBeFocused();

      await email.fill("niemand@example.nl");
      await password.fill("zes ezels eten stro");
      await button.press("Enter");
      await expect(form.getByRole("alert").first()).toHaveText(texts.alert);
      await expect(button).toBeFocused();
      await expect(email).toHaveValue("niemand@example.nl");
      await expect(password).toHaveValue("zes ezels eten stro");
    }
  });
});

test("the form reveals passwords, switches its tabs by arrow keys, and its language in place, also offline, keeping the input", async ({
  page,
  context,
}) => {
  await test.step("one toggle reveals the password in both forms", async () => {
    await page.goto("/beheer");
    const { password, signIn: form } = loginForm(page);
    await password.fill("geheim");
    await expect(password).toHaveAttribute("type", "password");

    await form.getByRole("button", { name: "Toon wachtwoord" }).click();
    await expect(password).toHaveAttribute("type", "text");

    await page.getByRole("tab", { name: "Registreren" }).click();
    const signUp = page.getByRole("form", { name: "Registreren" });
    await expect(signUp.getByLabel(/^Wachtwoord/)).toHaveAttribute("type", "text");
    await signUp.getByRole("button", { name: "Toon wachtwoord" }).click();
    await page.getByRole("tab", { name: "Inloggen" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveValue("geheim");
  });
  await test.step("arrow keys switch the tabs", async () => {
    await page.getByRole("tab", { name: "Inloggen" }).focus();

    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Registreren" })).toBeFocused();
    await expect(page.getByRole("form", { name: "Registreren" })).toBeVisible();

    await page.keyboard.press("Home");
    await expect(page.getByRole("form", { name: "Inloggen" })).toBeVisible();

    // Browser history.
    await page.keyboard.press("Alt+ArrowRight");
    await expect(page.getByRole("tab", { name: "Inloggen" })).toBeFocused();
  });
  await test.step("the language switches in place, keeping the input", async () => {
    await loginForm(page).email.fill("eva@example.nl");

    await page.getByRole("button", { name: "EN, this page in English" }).click();

    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("tab", { name: "Sign up" })).toBeVisible();
    await expect(loginForm(page).email).toHaveValue("eva@example.nl");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
  await test.step("also offline", async () => {
    await loginForm(page).email.fill("eva@example.nl");
    await context.setOffline(true);
    await page.getByRole("button", { name: "NL, deze pagina in het Nederlands" }).click();
    await expect(page.getByRole("tab", { name: "Registreren" })).toBeVisible();
    await expect(page).toHaveTitle(/^Inloggen/);
    await expect(loginForm(page).email).toHaveValue("eva@example.nl");
  });
});

test("a provider sign-in that began in another browser shows an explanation, on a page that nobody keeps", async ({
  page,
}) => {
  const answer = await page.goto("/beheer?code=0e2ee9f0-6a3c-4d7e-8a0f-3f4a0f6d1c11");
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByText("Het inloggen is in een andere browser begonnen.")).toBeVisible();
  await expect(page).toHaveURL("/beheer");
});

test.describe("a browser whose storage is full", () => {
  test("signs in, with a note that the session ends with the page", async ({ page, createUser }) => {
    const user = await createUser();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto("/settings");
    await fillIn(page, user);

    await expect(page).toHaveURL("/settings");
    await expect(page.getByText("Uw browser bewaart niets voor deze site")).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL("/beheer");
  });
});
