import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { test as base, expect, storeSession, type User } from "./accounts.ts";

export { expect };

// Init scripts can't run in the sandboxed frame of the mail preview.
export const blockedScript = "Blocked script execution in 'about:srcdoc'";

export type Draft = { id: string; slug: string; admin: User };

/** A new download page, opened in the editor. */
export const test = base.extend<{ draft: Draft }>({
  draft: async ({ page, createUser }, use) => {
    const admin = await createUser({ isAdmin: true });
    const slug = `pagina-${randomUUID().slice(0, 13)}`;
    const { data } = await admin.client.from("otm_download_pages").insert({ slug }).select("id").single();
    await storeSession(page, admin);
    await page.goto(`/admin/download-pages/${data?.id}`);
    await expect(screen(page).title).toBeVisible();
    await use({ id: data?.id ?? "", slug, admin });
  },
});

/** Locators of the download page editor. */
export function screen(page: Page) {
  return {
    title: page.getByRole("textbox", { name: "Title", exact: true }),
    field: (name: string) => page.getByRole("textbox", { name, exact: true }),
    editor: (name: string) => page.frameLocator(`iframe[title="${name}"] >> visible=true`).locator(":root"),
    mail: page.frameLocator('iframe[title="The email as the visitor sees it"] >> visible=true'),
    save: page.getByRole("button", { name: "Save", exact: true }),
    preview: page.getByRole("button", { name: "Preview" }),
    toast: (text: string | RegExp) => page.getByRole("status").getByText(text),
    unsaved: page.getByText("Unsaved changes", { exact: true }),
  };
}
