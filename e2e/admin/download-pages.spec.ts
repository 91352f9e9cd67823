import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures/accounts.ts";
import { resize, statusError } from "../fixtures/pages.ts";

const activePage = "d0000000-0000-4000-8000-000000000001";

test.use({ expectedErrors: [404, 406, 409].map(statusError).concat("An action in the panel failed") });

test("a page is created once as a draft, found, and deleted after confirmation", async ({
  page,
  context,
  createUser,
}) => {
  await signIn(page, await createUser({ isAdmin: true }), "/admin/download-pages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download Pages");
  const { slug, create, row, toast } = screen(page);
  const name = someSlug();
  await test.step("a slug that is invalid or taken is reported at its field, and kept", async () => {
    const refused = async (typed: string, message: string) => {
      await slug.fill(typed);
      await create.click();
      await expect(slug).toHaveAccessibleDescription(new RegExp(message));
      await expect(slug).toBeFocused();
      await expect(slug).toHaveValue(typed);
    };
    await expect(slug).toHaveAttribute("placeholder", "download_content_playbook");
    await refused("   ", "Please enter a page slug.");
    await refused("Content Playbook", "Use lowercase letters, digits, hyphens and underscores only.");
    await slug.fill("automation-scan-checklist");
    await create.click();
    await expect(toast("Failed to create download page. Slug might already exist.")).toBeVisible();
    await expect(slug).toHaveValue("automation-scan-checklist");
  });
  await test.step("a double click creates once", async () => {
    const answer = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route("**/rest/v1/otm_download_pages*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      sent.push(route.request().url());
      await answer.promise;
      await route.fallback();
    });
    await slug.fill(`  ${name} `);
    await create.dblclick();
    await expect(page.getByRole("button", { name: "Creating..." })).toBeDisabled();
    await slug.press("Enter");
    answer.resolve();
    await expect(toast("Download page created successfully.")).toBeVisible();
    await expect(slug).toHaveValue("");
    await expect(row(name)).toContainText("Draft");
    await expect(row(name)).toContainText(/Created \d+ \w+ \d{4}/);
    await expect(row(name).getByRole("button", { name: "in a new tab" })).toBeDisabled();
    await expect(row(name).getByRole("link", { name: `Edit ${name}` })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
  await test.step("it is deleted after confirmation, and its editor then leads to the list", async () => {
    const remove = row(name).getByRole("button", { name: `Delete ${name}` });
    const dialog = page.getByRole("alertdialog", { name: "Are you absolutely sure?" });
    const editor = await row(name)
      .getByRole("link", { name: `Edit ${name}` })
      .getAttribute("href");
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
    await page.goto(editor ?? "");
    await expect(toast("Download page not found.")).toBeVisible();
    await expect(page).toHaveURL("/admin/download-pages");
  });
  await test.step("an active page opens in a new tab", async () => {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Open automation-scan-checklist in a new tab" }).click();
    await expect(await opened).toHaveURL("/download/automation-scan-checklist");
    await expect(row("automation-scan-checklist")).toContainText("Published");
  });
  await test.step("the header's button on a download page leads to its row, which is scrolled to", async () => {
    await resize(page, 800, 400);
    await page.goto("/en/download/automation-scan-checklist");
    await page.getByRole("link", { name: "Edit Page" }).click();
    await expect(page).toHaveURL(`/admin/download-pages?page=${activePage}`);
    const named = page.locator("[aria-current=true]");
    await expect(named).toContainText("automation-scan-checklist");
    await expect(named).toBeInViewport({ ratio: 1 });
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
