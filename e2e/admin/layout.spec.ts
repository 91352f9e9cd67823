import { expect, loginForm, signIn, test } from "../fixtures/accounts.ts";
import { resize } from "../fixtures/pages.ts";
import { surplusWidth } from "../fixtures/panel-screens.ts";

const entries = [
  ["Overview", "What needs attention"],
  ["Leads", "Messages and requests"],
  ["Homepage", "Featured articles"],
  ["Blog Admin", "Manage articles"],
  ["About Us", "Company info"],
  ["Download Pages", "Marketing assets"],
  ["Pages", "Made of sections"],
  ["Texts", "Texts on the site"],
  ["On the page", "Edit in place"],
  ["Media", "Pictures and files"],
  ["Proposals", "From AI assistants"],
  ["Statistics", "What is read"],
  ["Users", "Roles and invitations"],
  ["Services", "Coming soon"],
  ["Cases", "Coming soon"],
  ["Trash", "Deleted, can be restored"],
] as const;

test("the sidebar lists the screens, the current one, and the user, collapses, and asks once", async ({
  page,
  createUser,
  context,
}) => {
  const user = await createUser({ isAdmin: true });
  await signIn(page, user);
  const sidebar = page.getByRole("complementary");
  const links = sidebar.getByRole("navigation", { name: "Administration" }).getByRole("link");
  await expect(sidebar.getByText("Admin Panel")).toBeVisible();
  await expect(links).toHaveCount(entries.length);
  for (const [index, [name, about]] of entries.entries()) {
    await expect(links.nth(index)).toContainText(name);
    await expect(links.nth(index)).toContainText(about);
  }
  await expect(sidebar.getByText(user.email)).toBeVisible();
  await expect(sidebar.getByText("Admin User")).toBeVisible();
  // A long address is abridged, and not cut off at the edge.
  expect(await surplusWidth(page)).toBeLessThanOrEqual(0);

  const current = sidebar.locator("[aria-current=page]");
  await expect(current).toContainText("Blog Admin");
  for (const [path, name, add] of [
    ["/admin/services", "Services", "Add Service"],
    ["/admin/cases", "Cases", "Add Case"],
  ] as const) {
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(current).toContainText(name);
    await expect(page.getByText("Coming Soon", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: add })).toBeDisabled();
    await page.getByRole("link", { name: `Go to the ${name.toLowerCase()}` }).click();
    await expect(page).toHaveURL(`/admin/pages?kind=${name.toLowerCase().replace(/s$/, "")}`);
  }

  await test.step("all entries are in sight at 800 pixels of height", async () => {
    await resize(page, 1280, 800);
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  });
  await test.step("opening a screen asks for the role and for the new leads once; low, it shows its entry", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await resize(page, 1280, 600);
    await page.goto("/admin/trash");
    await expect(links.last()).toBeInViewport();
    await expect(links.first()).not.toBeInViewport();
    await page.waitForLoadState("networkidle");
    for (const call of ["has_role", "count_leads"])
      expect(asked.filter((path) => path.endsWith(`/rpc/${call}`))).toHaveLength(1);
    await resize(page, 1280, 720);
  });
  await test.step("the sidebar is 16rem wide, 3rem when collapsed, and stays so for a week", async () => {
    const width = async () => (await sidebar.boundingBox())?.width;
    await expect.poll(width).toBe(256);

    await page.keyboard.press("Control+b");
    await expect.poll(width).toBe(48);
    await expect(sidebar.getByRole("link", { name: "Cases" })).toBeVisible();
    const cookie = (await context.cookies("http://localhost/admin")).find(({ name }) => name === "sidebar");
    expect(cookie?.value).toBe("collapsed");
    expect((cookie?.expires ?? 0) * 1_000 - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);

    await page.goto("/admin/blog");
    await expect.poll(width).toBe(48);
    await sidebar.getByRole("button", { name: "Toggle sidebar" }).click();
    await expect.poll(width).toBe(256);
    await expect(current).toContainText("Blog Admin");
  });
  await test.step("the bar has one language button, and leads to the site, which switches the panel and the site around it", async () => {
    const header = page.getByRole("banner");
    const heading = page.getByRole("heading", { level: 1, name: "Blog Administration" });
    await expect(heading).toBeVisible();
    const toggles = page.getByRole("button", { name: /^(NL|EN)\b/ });
    await expect(toggles).toHaveAccessibleName("NL, Beheer in het Nederlands");
    await toggles.click();
    await expect(page.getByRole("heading", { level: 1, name: "Blogbeheer" })).toBeVisible();
    await toggles.click();
    await expect(heading).toBeVisible();
    // The site's language comes with the page's own data, a moment after the panel's.
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await header.getByRole("link", { name: "View the site" }).click();
    await expect(page).toHaveURL("/en");
    await expect(header.getByRole("link", { name: "NL, deze pagina in het Nederlands" })).toBeVisible();
    await page.goBack();
  });

  await sidebar.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await sidebar.getByRole("button", { name: "Logout" }).click();
  await expect(loginForm(page).signIn).toBeVisible();
  await expect(page.getByRole("status").getByText("Signed out")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("on a phone the sidebar is an overlay of 18rem until used, and a rotation closes it", async ({
    page,
    createUser,
  }) => {
    await test.step("overlay", async () => {
      await signIn(page, await createUser({ isAdmin: true }));
      const drawer = page.getByRole("dialog", { name: "Admin Panel" });
      const toggle = page.getByRole("banner").getByRole("button", { name: "Toggle sidebar" });
      await expect(drawer).toBeHidden();

      await toggle.click();
      await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288);
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(toggle).toBeFocused();

      await toggle.click();
      await page.mouse.click(380, 400);
      await expect(drawer).toBeHidden();

      await toggle.click();
      await drawer.getByRole("link", { name: "Cases" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cases");
      await expect(drawer).toBeHidden();
    });
    await test.step("rotating a phone leaves no inert screen behind", async () => {
      await page.getByRole("banner").getByRole("button", { name: "Toggle sidebar" }).click();
      await expect(page.getByRole("dialog", { name: "Admin Panel" })).toBeVisible();

      await resize(page, 800, 390);

      await page.getByRole("complementary").getByRole("link", { name: "Cases" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cases");
    });
  });
});

test.describe("a screen that throws", () => {
  // Objects are no text for React.
  test.use({ expectedErrors: ["Minified React error #31"] });

  test("keeps the sidebar, and can be retried", async ({ page, createUser }) => {
    const user = await createUser({ isAdmin: true });
    await page.route("**/rest/v1/otm_blog_articles*", async (route) => {
      // Counts have no rows.
      if (route.request().method() === "HEAD") return route.continue();
      const answer = await route.fetch();
      const rows: object[] = await answer.json();
      const texts = [{ language: "en", title: {}, excerpt: "", published: true }];
      const json = rows.map((row) => ({ ...row, texts }));
      await route.fulfill({ response: answer, json });
    });
    await signIn(page, user);

    await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Something went wrong");
    await expect(page.getByRole("complementary").getByText(user.email)).toBeVisible();
    await page.unroute("**/rest/v1/otm_blog_articles*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
    await expect(page.getByRole("button", { name: "Reload Page" })).toBeHidden();
  });
});

test("a first visit to the overview fetches few scripts", async ({ request }) => {
  const html = await (await request.get("/admin/overview")).text();
  const scripts = new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, path = ""]) => path));
  expect(scripts.size).toBeGreaterThan(20);
  const answers = await Promise.all(
    [...scripts].map((path) => request.get(path, { headers: { "Accept-Encoding": "br" } })),
  );
  const sizes = answers.map((answer) => Number(answer.headers()["content-length"]));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
});
