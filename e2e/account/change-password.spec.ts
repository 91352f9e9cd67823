// @module-tag S16

import { expect, signIn, test } from "../fixtures/accounts.ts";
import { statusError } from "../fixtures/pages.ts";

test.describe("a new password in the panel", () => {
  test.use({ expectedErrors: [statusError(400), statusError(422)] });

  test("needs the current one and a repeated new one, and ends the other sessions", async ({
    page,
    createUser,
    openClient,
  }) => {
    const user = await createUser({ isAdmin: true });
    await signIn(page, user, "/admin/settings");
    await expect(page.getByRole("main").getByText(user.email)).toBeVisible();
    await expect(page.getByRole("main").getByText("Administrator")).toBeVisible();
    const form = page.getByRole("form", { name: "Change Password" });
    const current = form.getByLabel(/^Current Password/);
    const fresh = form.getByLabel(/^New Password/);
    const confirm = form.getByLabel(/^Confirm New Password/);
    const save = form.getByRole("button", { name: "Update Password" });
    const alert = form.getByRole("alert");

    const toggles = form.getByRole("button", { name: /password/ });
    await expect(toggles).toHaveCount(3);
    await toggles.nth(1).click();
    await expect(fresh).toHaveAttribute("type", "text");
    await expect(current).toHaveAttribute("type", "password");
    await expect(confirm).toHaveAttribute("type", "password");

    await current.fill("niet het goede");
    await fresh.fill("acht apen aten appels");
    await confirm.fill("acht apen aten peren");
    await save.click();
    await expect(alert).toHaveText("New passwords do not match");
    await fresh.fill("vijf");
    await confirm.fill("vijf");
    await save.click();
    await expect(alert).toHaveText("Password must be at least 6 characters long");
    await fresh.fill("acht apen aten appels");
    await confirm.fill("acht apen aten appels");
    await save.click();
    await expect(alert).toHaveText("Current password is not correct.");
    await expect(fresh).toHaveValue("acht apen aten appels");

    await current.fill(user.password);
    await save.click();
    await expect(page.getByRole("status").getByText("Password updated")).toBeVisible();
    await expect(current).toHaveValue("");
    expect((await user.client.auth.getUser()).error).not.toBeNull();
    const again = await openClient().auth.signInWithPassword({
      email: user.email,
      password: "acht apen aten appels",
    });
    expect(again.error).toBeNull();
  });
});
