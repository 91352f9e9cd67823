import type { Page } from "@playwright/test";
import { codeOf, expect, fillIn, signIn, test } from "../fixtures/accounts.ts";

// Screen readers and keyboards depend on the focus: it must survive the replacement of its element.

test("the new-password form receives the focus, and returns it", async ({ page }) => {
  await page.goto("/beheer");
  const forgotten = page.getByRole("button", { name: "Wachtwoord vergeten?" });
  const panel = page.getByRole("form", { name: "Nieuw wachtwoord aanvragen" });
  await press(page, "Wachtwoord vergeten?");
  await expect(panel.getByRole("textbox")).toBeFocused();
  await press(page, "Annuleren");
  await expect(forgotten).toBeFocused();

  await press(page, "Wachtwoord vergeten?");
  await panel.getByRole("textbox").fill("niemand@example.nl");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("We hebben u een link gestuurd")).toBeVisible();
  await expect(forgotten).toBeFocused();
});

test("a second factor is enrolled, verified and removed by keyboard", async ({ page, createUser }) => {
  const user = await createUser();
  await signIn(page, user, "/settings");
  await press(page, "Tweede stap instellen");
  await expect(page.getByRole("textbox", { name: "Naam van dit apparaat" })).toBeFocused();
  await press(page, "Annuleren");
  await expect(page.getByRole("button", { name: "Tweede stap instellen" })).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Scan deze code" })).toBeFocused();
  const secret = await page.getByRole("code").innerText();
  await page.getByRole("textbox", { name: /^Code/ }).fill(codeOf(secret));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("heading", { name: "Herstelcodes" });
  await expect(page.getByRole("button", { name: "Ik heb ze bewaard" })).toBeVisible();
  await expect(codes).toBeFocused();
  await press(page, "Ik heb ze bewaard");
  await expect(codes).toBeFocused();

  await press(page, "Uitloggen");
  await fillIn(page, user);
  await expect(page.getByRole("textbox", { name: /^Code/ })).toBeFocused();
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press("Enter");
  await page.waitForURL("/admin");
  await page.goto("/settings");

  await press(page, "Authenticator-app verwijderen");
  await page.getByRole("alertdialog").getByRole("button", { name: "Verwijderen" }).press("Enter");
  await expect(page.getByText("Met een code uit een app komt niemand binnen")).toBeFocused();
});

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).press("Enter");
}
