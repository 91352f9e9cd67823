import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fillIn, loginForm } from "../../e2e/fixtures/accounts.ts";
import { openEditor, someTitle, storeArticle, writeHtml } from "../../e2e/fixtures/article-editor.ts";
import { formOf, openAfterMinute } from "../../e2e/fixtures/forms.ts";
import { statusError } from "../../e2e/fixtures/pages.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import { administrator } from "../../server/hosted/testing/project.ts";
import { expect, mailsTo, openAdministrator, test } from "./fixtures.ts";

// The console message of every sandboxed frame, such as the mail's preview.
const blockedScript = "Blocked script execution in 'about:srcdoc'";

test.describe("a rejected sign-in", () => {
  test.use({ expectedErrors: [statusError(400)] });

  test("reads why, and gets in with the right password", async ({ page }) => {
    await page.goto("/beheer");
    await fillIn(page, { ...administrator, password: "niet het goede" });
    await expect(loginForm(page).signIn.getByRole("alert").first()).not.toBeEmpty();
    await fillIn(page, administrator);
    await page.waitForURL("/admin");
  });
});

test("the panel lists and saves articles, and visitors read them", async ({ page, browser, baseURL }) => {
  const client = await openAdministrator();
  const title = someTitle();
  const { id, slug } = await storeArticle(client, title, { isPublished: true });
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const visitor = await context.newPage();
  const shows = async (text: string) =>
    (await (await visitor.request.get(`/insights/${slug}`)).text()).includes(text);
  await expect.poll(() => shows(title)).toBe(true);

  await signIn(page);
  await page.getByRole("link", { name: /^Blog/ }).first().click();
  await expect(page.getByText(title)).toBeVisible();
  const screen = await openEditor(page, id);
  await screen.tab("Content NL").click();
  await writeHtml(page, "NL", "<p>Dit staat er nu.</p>");
  await screen.save.click();
  await expect(screen.toast("Article updated successfully")).toBeVisible();
  await expect.poll(() => shows("Dit staat er nu.")).toBe(true);
  await context.close();
});

test.describe("a file", () => {
  test.use({ expectedErrors: [blockedScript, statusError(410)] });

  test("is stored in the project, served by the site, counted, and removed", async ({
    page,
    browser,
    baseURL,
  }) => {
    const client = await openAdministrator();
    const slug = `gids-${Date.now()}`;
    const { data } = await client
      .from("otm_download_pages")
      .insert({ slug, active: true })
      .select("id")
      .single();
    await signIn(page);
    await page.goto(`/admin/download-pages/${data?.id}`);
    const part = page.getByRole("tabpanel", { name: "NL" }).getByRole("region", { name: "File" });
    await part.getByLabel("Choose a PDF").setInputFiles({
      name: "Gids – één.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(somePdf("gids")),
    });
    await expect(part.getByRole("link", { name: "Gids – één.pdf" })).toBeVisible();

    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      extraHTTPHeaders: { "X-Forwarded-For": "10.77.1.2" },
    });
    const visitor = await context.newPage();
    await openAfterMinute(visitor, `/download/${slug}`);
    const { name, email, button } = formOf(visitor);
    const address = `anna-${Date.now()}@klant.example`;
    await name.fill("Anna");
    await email.fill(address);
    await button.click();
    const link = visitor.getByRole("link", { name: "Download het bestand" });
    const saving = visitor.waitForEvent("download");
    await link.click();
    expect(await readFile(await (await saving).path())).toEqual(Buffer.from(somePdf("gids")));
    await expect.poll(async () => (await mailsTo(address)).join("")).toContain("/files/");
    const { data: lead } = await client.from("otm_leads").select("id").eq("page_slug", slug).single();
    const screen = await page.context().newPage();
    await screen.goto(`/admin/leads/${lead?.id}`);
    await expect(screen.getByText(/^Opened once, /)).toBeVisible();
    await screen.close();

    const href = (await link.getAttribute("href")) ?? "";
    await part.getByRole("button", { name: "Remove file" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Remove this file?" });
    await dialog.getByRole("button", { name: "Remove file" }).click();
    await expect(part.getByText("There is no file in this language.")).toBeVisible();
    expect((await visitor.goto(href))?.status()).toBe(410);
    await context.close();
  });
});

test("a lead shows its mails, the settings show the user, and signing out works", async ({ page }) => {
  const client = await openAdministrator();
  const name = `Cas ${Date.now()}`;
  await client
    .from("otm_contact_subm_vlotwerk")
    .insert({ name, email: "cas@klant.example", message: "Hallo", language: "nl" })
    .throwOnError();
  await signIn(page);
  await page.goto("/admin/leads");
  await page.getByRole("link", { name }).click();
  await expect(page.getByText(/Sent/).first()).toBeVisible({ timeout: 20_000 });
  await page.goto("/admin/settings");
  await expect(page.getByRole("main").getByText(administrator.email)).toBeVisible();
  await expect(page.getByRole("main").getByText("Administrator")).toBeVisible();
  await page.goto("/settings");
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(page).toHaveURL("/beheer");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/beheer/);
});

/** Signs in through the screen: the sessions of a project are its own. */
async function signIn(page: Page): Promise<void> {
  await page.goto("/beheer");
  await fillIn(page, administrator);
  await page.waitForURL("/admin");
}
