import { signIn } from "../../fixtures/accounts.ts";
import { expect, someTitle, storeArticle, test } from "../../fixtures/article-editor.ts";

test.use({ viewport: { width: 360, height: 780 } });

test("on a phone the editor begins with its fields, and everything above them fits", async ({
  page,
  createUser,
  expectAccessible,
}) => {
  const user = await createUser({ isAdmin: true });
  await user.client.auth.updateUser({ data: { panel_language: "nl" } });
  // One of its own: what waits or is planned stands above the fields.
  const { id } = await storeArticle(user.client, someTitle(), { english: "<p>Text.</p>", isPublished: true });
  await signIn(page, user, `/admin/blog-editor/${id}`);
  const field = page.getByRole("tabpanel").locator("label").first();
  const spaceAbove = async () => {
    const [header, first] = [await page.getByRole("banner").boundingBox(), await field.boundingBox()];
    return header && first ? first.y - header.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(spaceAbove, "the controls before the first field").toBeLessThanOrEqual(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // One line: a word that broke would have two.
  const published = page.getByRole("switch", { name: "Gepubliceerd" });
  expect((await published.boundingBox())?.height).toBeLessThanOrEqual(44);

  await test.step("the languages stand beside the switch, and the rest in a sheet", async () => {
    const dutch = page.getByRole("checkbox", { name: "Nederlands" });
    await dutch.uncheck();
    await page.getByRole("checkbox", { name: "Engels" }).uncheck();
    await page.getByRole("button", { name: "Opslaan en offline halen" }).click();
    await expect(dutch).toBeFocused();
    await expect(page.getByRole("link", { name: "Geschiedenis" })).toBeHidden();
    await page.getByRole("button", { name: "Meer" }).click();
    await expect(page.getByRole("link", { name: "Geschiedenis" })).toBeVisible();
    await expectAccessible();
  });

  await test.step("the toolbar of the text is one row that scrolls", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Inhoud NL" }).click();
    const toolbar = page.locator(".tox-toolbar").first();
    await expect(toolbar).toBeVisible();
    expect((await toolbar.boundingBox())?.height).toBeLessThan(60);
  });

  await test.step("the bar has one menu, one search and one language", async () => {
    const buttons = page.getByRole("banner").locator("button:visible, a:visible");
    await expect(buttons).toHaveCount(6);
    await page.getByRole("banner").getByRole("button", { name: "Zoeken in het beheer" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
