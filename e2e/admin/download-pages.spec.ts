import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures/accounts.ts";
import { resize, statusError } from "../fixtures/pages.ts";

const activePage = "d0000000-0000-4000-8000-000000000001";

test.beforeEach(async ({ page, createUser }) => {
  await signIn(page, await createUser({ isAdmin: true }), "/admin/download-pages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download Pages");
});

test("a page is created as a draft, and deleted after confirmation", async ({ page }) => {
  const { slug, create, row, toast } = screen(page);
  const name = someSlug();
  await expect(slug).toHaveAttribute("placeholder", "download_content_playbook");
  await slug.fill(`  ${name} `);
  await create.click();
  await expect(toast("Download page created successfully.")).toBeVisible();
  await expect(slug).toHaveValue("");
  await expect(row(name)).toContainText("Draft");
  await expect(row(name)).toContainText(/Created \d+ \w+ \d{4}/);
  await expect(row(name).getByRole("button", { name: "in a new tab" })).toBeDisabled();
  await expect(row(name).getByRole("link", { name: `Edit ${name}` })).toBeVisible();

  const remove = row(name).getByRole("button", { name: `Delete ${name}` });
  const dialog = page.getByRole("alertdialog", { name: "Are you absolutely sure?" });
  await remove.click();
  await expect(dialog).toContainText(
    "This action cannot be undone. This will permanently delete the download page and all its content.",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast("Download page deleted successfully")).toBeVisible();
  await expect(row(name)).toHaveCount(0);
});

test("the list checks slugs, opens a page in a new tab, and highlights the named one", async ({
  page,
  context,
}) => {
  await test.step("an invalid slug is rejected at its field", async () => {
    const { slug, create } = screen(page);
    const refused = async (typed: string, message: string) => {
      await slug.fill(typed);
      await create.click();
      await expect(slug).toHaveAccessibleDescription(new RegExp(message));
      await expect(slug).toBeFocused();
      await expect(slug).toHaveValue(typed);
    };
    await refused("   ", "Please enter a page slug.");
    await refused("Content Playbook", "Use lowercase letters, digits, hyphens and underscores only.");
  });
  await test.step("an active page opens in a new tab", async () => {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Open automation-scan-checklist in a new tab" }).click();
    await expect(await opened).toHaveURL("/download/automation-scan-checklist");
    await expect(screen(page).row("automation-scan-checklist")).toContainText("Published");
  });
  await test.step("the page named in the URL is scrolled to and highlighted", async () => {
    await resize(page, 800, 400);
    await page.goto(`/admin/download-pages?page=${activePage}`);
    const named = page.locator("[aria-current=true]");
    await expect(named).toContainText("automation-scan-checklist");
    await expect(named).toBeInViewport({ ratio: 1 });
  });
  await test.step("the header's button on a download page leads to its row", async () => {
    await page.goto("/en/download/automation-scan-checklist");
    await page.getByRole("link", { name: "Edit Page" }).click();
    await expect(page).toHaveURL(`/admin/download-pages?page=${activePage}`);
    await expect(page.locator("[aria-current=true]")).toContainText("automation-scan-checklist");
  });
});

test.describe("a used slug", () => {
  test.use({ expectedErrors: [statusError(409), "An action in the panel failed"] });

  test("a used slug is reported, and a double click creates once", async ({ page }) => {
    await test.step("a used slug is reported, and the input is kept", async () => {
      const { slug, create, toast } = screen(page);
      await slug.fill("automation-scan-checklist");
      await create.click();
      await expect(toast("Failed to create download page. Slug might already exist.")).toBeVisible();
      await expect(slug).toHaveValue("automation-scan-checklist");
    });
    await test.step("a double click creates once", async () => {
      const { slug, create, row } = screen(page);
      const answer = Promise.withResolvers<void>();
      const sent: string[] = [];
      await page.route("**/rest/v1/otm_download_pages*", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        sent.push(route.request().url());
        await answer.promise;
        await route.fallback();
      });
      const name = someSlug();
      await slug.fill(name);
      await create.dblclick();
      await expect(page.getByRole("button", { name: "Creating..." })).toBeDisabled();
      await slug.press("Enter");
      answer.resolve();
      await expect(row(name)).toBeVisible();
      await expect(create).toBeEnabled();
      expect(sent).toHaveLength(1);
    });
  });
});

function screen(page: Page) {
  return {
    slug: page.getByRole("textbox", { name: "Page Slug" }),
    create: page.getByRole("button", { name: "Create", exact: true }),
    row: (slug: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: slug }) }),
    toast: (text: string) => page.getByRole("status").getByText(text),
  };
}

function someSlug(): string {
  return `pagina_${randomUUID().slice(0, 13)}`;
}
