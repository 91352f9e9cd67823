import type { Page } from "@playwright/test";
import { expect, storeSession, test } from "../fixtures/accounts.ts";
import { resize } from "../fixtures/pages.ts";
import { sample } from "../fixtures/thorough.ts";

const slug = "what-an-ai-agent-may-decide";

function button(page: Page, name: string) {
  return page.getByRole("banner").getByRole("link", { name, exact: true });
}

test("visitors see no button, and load no auth code; that of a user leads to the settings, also on a phone", async ({
  page,
  createUser,
}) => {
  await test.step("visitors", async () => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    for (const path of ["/", `/insights/${slug}`, "/en/contact"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    await expect(page.getByRole("banner").getByRole("link", { name: /Login|Settings|Admin/ })).toHaveCount(0);
    expect(loaded.filter((url) => /account-button|use-auth|\/auth\/v1|\/rest\/v1/.test(url))).toEqual([]);
  });
  await test.step("in both languages", async () => {
    await storeSession(page, await createUser());
    for (const [path, name] of [
      ["/", "Instellingen"],
      [`/en/insights/${slug}`, "Settings"],
    ] as const) {
      await page.goto(path);
      await expect(button(page, name)).toHaveAttribute("href", "/settings");
      await expect(button(page, name)).toHaveAttribute("title", name);
    }
    await button(page, "Settings").click();
    // English pages lead to English settings.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My account");
  });
  await test.step("on a phone", async () => {
    await resize(page, 360, 740);
    await page.goto("/");
    await expect(button(page, "Instellingen")).toBeVisible();
    const box = await page.getByRole("link", { name: "Vlotwerk, naar home" }).first().boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 180)).toBeLessThan(4);
  });
});

test("the button of an administrator leads to the page's editor", async ({ page, createUser }) => {
  const user = await createUser({ isAdmin: true });
  await storeSession(page, user);
  const article = await user.client.from("otm_blog_articles").select("id").eq("slug", slug).single();
  const download = await user.client
    .from("otm_download_pages")
    .select("id")
    .eq("slug", "automation-scan-checklist")
    .single();

  const places = [
    ["/", "Beheerpaneel", "/admin"],
    [`/insights/${slug}`, "Artikel bewerken", `/admin/blog-editor/${article.data?.id}`],
    [`/en/blog/${slug}`, "Edit Article", `/admin/blog-editor/${article.data?.id}`],
    [
      "/en/download/automation-scan-checklist",
      "Edit Page",
      `/admin/download-pages?page=${download.data?.id}`,
    ],
    // The panel has its own language.
    ["/admin/settings", "Admin Panel", "/admin"],
  ] as const;
  for (const [path, name, target] of sample(places, 2)) {
    await page.goto(path);
    await expect(button(page, name)).toHaveAttribute("href", target);
    await expect(button(page, name)).toHaveAttribute("title", name);
  }

  const values = { slug: `draft-${download.data?.id}`, published: false };
  const draft = await user.client.from("otm_blog_articles").insert(values).select("id").single();
  const editors = [
    [draft.data?.id, "Preview", `/admin/preview/article/${draft.data?.id}`],
    [article.data?.id, "View Live", `/insights/${slug}`],
  ] as const;
  for (const [id, name, target] of sample(editors, 2)) {
    await page.goto(`/admin/blog-editor/${id}`);
    await expect(button(page, name ?? "")).toHaveAttribute("href", target ?? "");
  }
  await user.client.from("otm_blog_articles").delete().eq("id", draft.data?.id);

  // Also after client navigation.
  await page.goto("/en/insights");
  await expect(button(page, "Admin Panel")).toBeVisible();
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(button(page, "Edit Article")).toHaveAttribute("href", /^\/admin\/blog-editor\/[0-9a-f-]{36}$/);
});

test("the button is disabled until role and page are known", async ({ page, createUser }) => {
  await storeSession(page, await createUser({ isAdmin: true }));
  const waiting = page.getByRole("banner").getByRole("button", { name: "Account wordt geladen" });
  for (const call of ["**/rest/v1/rpc/has_role", "**/rest/v1/otm_blog_articles*"]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`/insights/${slug}`);
    await expect(waiting).toBeDisabled();
    resolve();
    await expect(button(page, "Artikel bewerken")).toBeVisible();
    await page.unroute(call);
  }
});
