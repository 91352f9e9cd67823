import type { Page } from "@playwright/test";
import { signIn, someEmail } from "../fixtures/accounts.ts";
import { addMessages, expect, test } from "../fixtures/leads.ts";
import { statusError } from "../fixtures/pages.ts";

function panelSearch(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Search the panel" });
  return {
    open: page.getByRole("banner").getByRole("button", { name: /^Search/ }),
    dialog,
    field: dialog.getByRole("combobox", { name: "Search the panel" }),
    options: dialog.getByRole("option"),
    group: (name: string) => dialog.getByRole("group", { name }).getByRole("option"),
    status: dialog.getByRole("status"),
    active: dialog.getByRole("option", { selected: true }),
    heading: page.getByRole("heading", { level: 1 }),
  };
}

test("finds articles, leads, pictures and screens by keys alone, and what its reader may open", async ({
  page,
  panel,
  expectAccessible,
}) => {
  await addMessages(panel, [{ name: "Zoë Reiger", email: "zoe@polder.example", company: "Polderwerk" }]);
  await panel.execute(`
    insert into public.otm_media (path, name, hash, content_type, size, width, height, colour, alt_nl, alt_en)
    values ('reiger', 'reiger.jpg', md5('reiger'), 'image/jpeg', 1000, 1600, 1200, '#c0ffee', 'Een reiger', 'A heron');
    insert into public.otm_blog_articles (slug, author) select 'reiger-' || n, 'Noor' from generate_series(1, 7) n;
    insert into public.otm_blog_article_content (article_id, language, title)
      select id, 'nl', initcap(slug) from public.otm_blog_articles where slug like 'reiger-%'`);
  await page.goto("/admin/tags");
  const { open, dialog, field, options, group, status, active, heading } = panelSearch(page);
  await expect(heading).toHaveText("Tags");

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expect(group("Screens")).toHaveCount(5);
  await expect(dialog.getByRole("region", { name: "Shortcuts" })).toContainText(/S\s*Save/);
  await field.fill("reiger");
  await expect(status).toHaveText("7 results");
  await expect(group("Articles")).toHaveCount(5);
  await expect(group("Leads")).toHaveText(["Zoë Reiger, Polderwerkzoe@polder.example"]);
  await expect(group("Media")).toHaveText(["reiger.jpgA heron"]);
  await expectAccessible();
  await page.keyboard.press("ArrowUp");
  await expect(active).toContainText("reiger.jpg");
  await expect(field).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Zoë Reiger");
  await expect(dialog).toHaveCount(0);

  // Enter waits for the answer.
  await open.click();
  await field.fill("polder.example");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(heading).toHaveText("Zoë Reiger");

  await open.click();
  await field.fill("niemand heet zo");
  await expect(status).toHaveText(/^Nothing found for “niemand heet zo”/);
  await expect(options).toHaveCount(0);
  await field.fill("audit");
  await expect(active).toHaveText("Audit LogSite");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await test.step("texts, facts of the firm, settings and people", async () => {
    await open.click();
    await field.fill("telephone number");
    await expect(group("Texts and facts").first()).toHaveText(/^Telephone number\+31/);
    await group("Texts and facts").first().click();
    await expect(page).toHaveURL(/\/admin\/texts\?q=Telephone/);
    await expect(page.getByRole("textbox", { name: /^Telephone number/ })).toBeVisible();

    await open.click();
    await field.fill("password");
    await group("Screens").filter({ hasText: "Password" }).click();
    await expect(page).toHaveURL("/admin/settings#password");
    await open.click();
    await field.fill("beheer@");
    await group("People").click();
    await expect(page).toHaveURL(/^[^?]*\/admin\/users\?q=beheer/);
  });
  await test.step("a writer finds what writers may open", async () => {
    const { addAccount } = await import("../fixtures/sites.ts");
    const writer = { email: someEmail(), password: "zes ezels eten hooi" };
    await addAccount(panel, writer, { role: "writer" });
    await signIn(page, { startSession: () => panel.startSession(writer.email) }, "/admin/blog");
    await expect(heading).toBeVisible();
    await page.keyboard.press("Control+k");
    await field.fill("beheer");
    await expect(status).toHaveText(/^Nothing found/);
    await expect(group("Texts and facts")).toHaveCount(0);
    await expect(group("People")).toHaveCount(0);
  });
});

test.describe("a part that fails", () => {
  test.use({ expectedErrors: [statusError(500), "was not loaded"] });

  test("leaves the others", async ({ page, panel: _ }) => {
    await page.route("**/rest/v1/rpc/list_leads?*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/admin/cases");
    const { open, dialog, field, group } = panelSearch(page);
    await open.click();
    await field.fill("agent");
    await expect(group("Articles").first()).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveText("Not searched because of a failure: Leads");
  });
});
