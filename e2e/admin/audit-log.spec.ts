import { firstAdmin } from "../fixtures/first-admin.ts";
import { addMessages, expect, test } from "../fixtures/leads.ts";
import { go } from "../fixtures/pages.ts";

test("the audit log lists sign-ins, publications and exports, paged and filtered", async ({
  page,
  panel,
}) => {
  await addMessages(panel, [{ name: "Anna" }]);
  await page.goto("/admin/leads");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await saved;
  await panel.execute(`
    insert into private.audit_log (event, done_by, noun, label, created_at)
    select 'published', 'server', 'article', 'insight-' || n, now() - interval '1 day' - make_interval(mins => n)
    from generate_series(1, 60) n`);

  await go(page, "/admin/settings");
  await page.getByRole("link", { name: "Open the audit log" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit Log");
  const entries = page.getByRole("region", { name: "Entries" }).getByRole("listitem");
  await expect(entries).toHaveCount(50);
  await expect(entries.first()).toContainText("Exported leads: 1");
  await expect(entries.first()).toContainText(`By ${firstAdmin.email}`);
  await expect(entries.nth(1)).toContainText("Signed in with a password");
  await expect(entries.nth(1)).toContainText(/place [\w-]{10}/);

  await page.getByRole("link", { name: "Older" }).click();
  await expect(entries.last()).toContainText("Published the article insight-60");
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Show" }).selectOption("Roles and invitations");
  await expect(page).toHaveURL("/admin/settings/audit-log?kind=role");
  await expect(entries).toHaveText([
    new RegExp(`Gave ${firstAdmin.email} the role administrator.*By the server or its owner`),
  ]);
  await page.getByRole("combobox", { name: "Show" }).selectOption("Deleting");
  await expect(page.getByText("No entries match")).toBeVisible();

  await page.getByRole("combobox", { name: "Show" }).selectOption("Everything");
  await page.getByRole("combobox", { name: "Person" }).selectOption(firstAdmin.email);
  await expect(page).toHaveURL(/audit-log\?person=[\da-f-]{36}$/);
  // The server published the insights; this user caused the role, a sign-in and the export.
  await expect(entries).toHaveText([
    /Exported leads: 1/,
    /Signed in with a password/,
    new RegExp(`Gave ${firstAdmin.email} the role administrator`),
  ]);
  await test.step("users without the role can't open it", async () => {
    await panel.execute(`
      insert into auth.users (id, email) values ('e0000000-0000-4000-8000-00000000000e', 'ander@vlotwerk.example');
      insert into public.user_roles (user_id, role) values ('e0000000-0000-4000-8000-00000000000e', 'admin');
      delete from public.user_roles where user_id <> 'e0000000-0000-4000-8000-00000000000e'`);
    await page.reload();
    await expect(page.getByText("Geen toegang")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Audit Log" })).toHaveCount(0);
  });
});
