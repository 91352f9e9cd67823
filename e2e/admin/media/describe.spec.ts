import { expect, test } from "../../fixtures/article-editor.ts";
import { library, someFileName, somePicture, storeMedia } from "../../fixtures/library.ts";

test.beforeEach(async ({ page }) => {
  // The rows of these tests have no bytes in the store.
  const { buffer, mimeType } = await somePicture("picture.jpg");
  await page.route("**/media/*/*/*.{jpg,webp}", (route) =>
    route.fulfill({ contentType: mimeType, body: buffer }),
  );
});

// Other tests would find them without bytes.
test.afterEach(({ site }) =>
  site.execute("delete from public.otm_media where name like 'reiger-%' and size = 1000"),
);

test("a picture is renamed, described in both languages, and focused, also beside somebody else", async ({
  page,
  admin,
  site,
}) => {
  const id = await storeMedia(site, { name: someFileName(), isPicture: true });
  await page.goto(`/admin/media/${id}`);
  const { heading, toast, dialog: question } = library(page);
  const name = page.getByRole("textbox", { name: "Name" });
  const dutch = page.getByRole("textbox", { name: "Description in Dutch" });
  const english = page.getByRole("textbox", { name: "Description in English" });
  const left = page.getByRole("spinbutton", { name: "From the left" });
  const top = page.getByRole("spinbutton", { name: "From the top" });
  const picture = page.getByRole("button", { name: /^The picture, with its focal point/ });
  const save = page.getByRole("button", { name: "Save" });
  const unsaved = page.getByText("Unsaved changes");
  const saved = async () => {
    await expect(toast(/^Saved$/).last()).toBeVisible();
    await expect(unsaved).toHaveCount(0);
  };
  await test.step("focused by pointer, keyboard and number", async () => {
    await expect(page.getByText("No description", { exact: true })).toBeVisible();
    const box = await picture.boundingBox();
    await picture.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
    await expect(left).toHaveValue("25");
    await expect(top).toHaveValue("75");
    await picture.press("ArrowRight");
    await picture.press("Shift+ArrowUp");
    await expect(picture).toHaveAccessibleName(/at 26% from the left and 65% from the top$/);
    await left.fill("130");
    await expect(left).toHaveAccessibleDescription(/A whole number from 0 to 100/);
    await save.click();
    await expect(left).toBeFocused();
    await left.fill("30");
  });
  await test.step("renamed and described", async () => {
    const better = someFileName();
    await name.fill(`nieuw/${better}`);
    await expect(name).toHaveAccessibleDescription(/Leave \/ and \\ out/);
    await name.fill(` ${better} `);
    await dutch.fill("Een reiger in het riet. ");
    await english.fill("A heron in the reeds.");
    await save.click();
    await saved();
    await expect(heading).toContainText(better);
    await expect(page.getByText("No description", { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(name).toHaveValue(better);
    await expect(dutch).toHaveValue("Een reiger in het riet.");
    await expect(english).toHaveValue("A heron in the reeds.");
    await expect(picture).toHaveAccessibleName(/at 30% from the left and 65% from the top$/);
  });
  await test.step("a change of somebody else is merged, or shown beside one's own", async () => {
    const theirs = (fields: object) =>
      admin.client.from("otm_media").update(fields).eq("id", id).throwOnError();
    await dutch.fill("Een witte reiger");
    await theirs({ alt_nl: "Een blauwe reiger", alt_en: "A heron" });
    await save.click();
    const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
    await expect(dialog).toContainText("Description in Dutch");
    await expect(dialog).toContainText("Een blauwe reiger");
    await dialog.getByRole("button", { name: "Keep my version" }).click();
    await expect(dialog).toHaveCount(0);
    await saved();
    await expect(dutch).toHaveValue("Een witte reiger");
    await expect(english).toHaveValue("A heron");
  });
  await test.step("unsaved descriptions are asked about, and kept in the browser", async () => {
    await english.fill("A white heron");
    await page.getByRole("link", { name: "Back to the library" }).click();
    await expect(question).toHaveAccessibleName("Leave without saving?");
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/admin/media");
    await expect(heading).toHaveText("Media");
    await page.waitForLoadState("networkidle");
    await page.goBack();
    await expect(page).toHaveURL(`/admin/media/${id}`);
    await expect(page.getByText("are back.")).toBeVisible();
    await expect(english).toHaveValue("A white heron");
    await expect(dutch).toHaveValue("Een witte reiger");
    await page.getByRole("checkbox", { name: "Only decoration" }).check();
    await save.click();
    await saved();
  });
  await test.step("an entry that is gone leads to the library", async () => {
    await page.goto("/admin/media/00000000-0000-4000-8000-000000000000");
    await expect(page).toHaveURL("/admin/media");
    await expect(page.getByText("It is not in the library any more")).toBeVisible();
  });
});
