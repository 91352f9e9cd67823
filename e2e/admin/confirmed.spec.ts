import { expect, signIn, test } from "../fixtures/accounts.ts";
import { lostConnectionError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [lostConnectionError, "An action in the panel failed:"] });

test("what is asked first keeps the focus: cancelled, failed, and done", async ({ page, createUser }) => {
  const name = `Vraag ${crypto.randomUUID().slice(0, 8)}`;
  const button = page.getByRole("button", { name: `Revoke: ${name}` });
  const dialog = page.getByRole("alertdialog");
  const toast = (text: string) => page.getByRole("status").getByText(text);
  await signIn(page, await createUser({ isAdmin: true }), "/admin/settings/tokens");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Create Token" }).click();
  await expect(page.getByRole("textbox", { name: "The new token" })).toBeFocused();

  await test.step("cancelled by the button and by Escape", async () => {
    await button.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await test.step("failed: it says so, closes, and can be asked again", async () => {
    await page.route("**/rest/v1/otm_access_tokens?id=eq.*", (route) => route.abort());
    await button.click();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await expect(toast("Failed to revoke the token")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.unroute("**/rest/v1/otm_access_tokens?id=eq.*");
  });
  await test.step("done once, however often it is clicked", async () => {
    let calls = 0;
    page.on("request", (request) => {
      if (request.method() === "DELETE") calls++;
    });
    await button.click();
    await dialog.getByRole("button", { name: "Revoke" }).dblclick();
    await expect(button).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    expect(calls).toBe(1);
  });
});
