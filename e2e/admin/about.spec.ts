import type { Locator, Page } from "@playwright/test";
import { firstAdminOf, test as sharedTest, signIn } from "../fixtures/accounts.ts";
import { dropFile, somePicture } from "../fixtures/dropped-files.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { headingsOf, statusError } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";

test.beforeEach(({ page, site }) => openScreen(page, site));
// These tests write nothing.
sharedTest.beforeEach(({ page, site }) => openScreen(page, site));

test("texts are edited in both languages and published", async ({ page, request, site }) => {
  const { aboutTitle, teamTitle, statement, save, toast } = screen(page);
  const read = async (path: string) => (await request.get(path)).text();
  await test.step("texts are edited in both languages and published", async () => {
    await expect(aboutTitle).toHaveValue("Over Vlotwerk");
    await aboutTitle.fill("Wie wij zijn <script>alert(1)</script>");
    await statement.locator("p").first().fill("Wij zijn een klein bureau.");
    await page.getByRole("tab", { name: "Content EN" }).click();
    await expect(aboutTitle).toHaveValue("About Vlotwerk");
    await teamTitle.fill("The people");
    await save.click();
    await expect(toast("Changes saved")).toBeVisible();
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);

    const dutch = await read("/about-us");
    expect(dutch).toMatch(/<h1[^>]*>Wie wij zijn &lt;script&gt;alert\(1\)&lt;\/script&gt;<\/h1>/);
    expect(dutch).toContain(">Wij zijn een klein bureau.<");
    const english = await read("/en/about-us");
    expect(english).toMatch(/<h1[^>]*>About Vlotwerk</);
    expect(english).toMatch(/<h2[^>]*>The people</);
  });
  await test.step("an untouched statement is stored byte for byte, and a double click saves once", async () => {
    await page.getByRole("tab", { name: "Content NL" }).click();
    const stored = () =>
      site.query("select * from public.otm_about_us_content where content_key = 'statement'");
    const before = await stored();
    const answer = Promise.withResolvers<void>();
    let sent = 0;
    await page.route("**/rest/v1/otm_about_us_content*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      sent += 1;
      await answer.promise;
      await route.fallback();
    });
    await aboutTitle.fill("Wie wij zijn");
    await save.dblclick();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
    await aboutTitle.fill("Wie wij werkelijk zijn");
    answer.resolve();
    await expect(toast("Changes saved")).toHaveCount(2);
    await expect(aboutTitle).toHaveValue("Wie wij werkelijk zijn");
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    expect(sent).toBe(1);
    expect(await stored()).toEqual(before);
  });
});

test("each save button keeps unsaved input elsewhere", async ({ page, site }) => {
  const { aboutTitle, save, toast, member } = screen(page);
  const [noor, daan] = [member("Noor van der Laan"), member("Daan Hoekstra")];
  await aboutTitle.fill("Nog niet bewaard");
  await daan.getByRole("textbox", { name: "Role" }).fill("Bouwer");
  await noor.getByRole("textbox", { name: "Bio" }).fill("Noor tekent.");
  await noor.getByRole("button", { name: "Save Member" }).click();
  await expect(toast("Team member updated")).toBeVisible();
  await expect(noor.getByText("Unsaved changes")).toHaveCount(0);
  await expect(aboutTitle).toHaveValue("Nog niet bewaard");
  await expect(daan.getByRole("textbox", { name: "Role" })).toHaveValue("Bouwer");
  await expect(daan.getByText("Unsaved changes")).toBeVisible();

  await page.getByRole("button", { name: "Move Daan Hoekstra up" }).click();
  await expect(page.getByRole("button", { name: "Move Daan Hoekstra up" })).toBeDisabled();
  await page.getByRole("tab", { name: "Content EN" }).click();
  await page.getByRole("tab", { name: "Content NL" }).click();
  await save.click();
  await expect(toast("Changes saved")).toBeVisible();
  await expect(daan.getByRole("textbox", { name: "Role" })).toHaveValue("Bouwer");
  expect(
    await site.query("select bio_nl, role_nl from public.otm_team_members order by id limit 2"),
  ).toMatchObject([{ bio_nl: "Noor tekent." }, { role_nl: "Engineer, koppelingen" }]);
});

test("members are added, reordered, deactivated and removed", async ({ page, request, site }) => {
  const names = async (path = "/about-us") => headingsOf(await (await request.get(path)).text(), 3);
  await test.step("members are reordered, and the site follows", async () => {
    const { member, toast } = screen(page);
    await expect(page.getByRole("button", { name: "Move Noor van der Laan up" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Move Joost Wiegman down" })).toBeDisabled();
    await page.getByRole("button", { name: "Move Joost Wiegman up" }).click();
    await expect(toast("Team member updated")).toBeVisible();
    await expect(page.getByRole("button", { name: "Move Samira El Idrissi down" })).toBeDisabled();
    await expect(member("Lotte Brinkman")).toHaveCount(0);
    expect(await names()).toEqual([
      "Noor van der Laan",
      "Daan Hoekstra",
      "Joost Wiegman",
      "Samira El Idrissi",
    ]);
  });
  await test.step("a new member has defaults, and is public once named", async () => {
    const { member, toast } = screen(page);
    await page.getByRole("button", { name: "Add Team Member" }).click();
    await expect(toast("Team member added")).toBeVisible();
    const added = member("New Team Member");
    const name = added.getByRole("textbox", { name: "Name" });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Visitors don’t see this member/);
    await expect(added.getByRole("textbox", { name: "Role" })).toHaveValue("Functie");
    await expect(added.getByRole("textbox", { name: "Image URL" })).toHaveValue("");
    expect(
      await site.query("select display_order from public.otm_team_members where name = 'New Team Member'"),
    ).toEqual([{ display_order: 6 }]);

    await name.fill("  Mees  de Wit ");
    await page.getByRole("button", { name: "Save Member" }).last().click();
    await expect(name).toHaveCount(0);
    await expect(member("Mees de Wit").getByText("Unsaved changes")).toHaveCount(0);
    expect(await names("/en/about-us")).toContain("Mees de Wit");
  });
  await test.step("an inactive member is found, activated and deactivated", async () => {
    const { member } = screen(page);
    const inactive = page.getByRole("region", { name: "Inactive Team Members" });
    await expect(inactive.getByRole("listitem")).toHaveText([/^Lotte Brinkman/]);
    await inactive.getByRole("button", { name: "Activate Lotte Brinkman" }).click();
    await expect(member("Lotte Brinkman")).toBeVisible();
    await expect(inactive).toHaveCount(0);
    await page.getByRole("button", { name: "Deactivate Daan Hoekstra" }).click();
    await expect(inactive.getByRole("listitem")).toHaveText([/^Daan Hoekstra/]);
    const shown = await names();
    expect(shown).toContain("Lotte Brinkman");
    expect(shown).not.toContain("Daan Hoekstra");
  });
  await test.step("removing a member asks for confirmation", async () => {
    const { member, toast } = screen(page);
    const remove = page.getByRole("button", { name: "Remove Joost Wiegman" });
    const dialog = page.getByRole("alertdialog", { name: "Remove Joost Wiegman?" });
    await remove.click();
    await expect(dialog).toContainText("visitors no longer see this person on the about page");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(toast("Team member removed")).toBeVisible();
    await expect(member("Joost Wiegman")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2, name: "Team" })).toBeFocused();
  });
});

test("a portrait is dropped or chosen from the library, and saved after its upload", async ({
  page,
  site,
}) => {
  const { member, toast } = screen(page);
  const [noor, daan] = [member("Noor van der Laan"), member("Daan Hoekstra")];
  const image = (of: Locator) => of.getByRole("textbox", { name: "Image URL" });
  const sent = Promise.withResolvers<void>();
  await page.route("**/storage/v1/object/media/**", async (route) => {
    await sent.promise;
    await route.fallback();
  });
  await dropFile(image(noor), await somePicture("noor.png", { width: 320, height: 180 }));
  await noor.getByRole("textbox", { name: "Role" }).fill("Tekenaar");
  await noor.getByRole("button", { name: "Save Member" }).click();
  await expect(noor.getByRole("button", { name: "Saving..." })).toBeDisabled();
  sent.resolve();
  await expect(toast("Team member updated")).toBeVisible();
  await expect(image(noor)).toHaveValue(/^\/media\/[0-9a-f-]{36}$/);
  const [stored] = await site.query(
    "select image_url, role_nl from public.otm_team_members where name = 'Noor van der Laan'",
  );
  expect(stored).toEqual({ image_url: await image(noor).inputValue(), role_nl: "Tekenaar" });

  await daan.getByRole("button", { name: "Choose picture: Daan Hoekstra" }).click();
  await page
    .getByRole("dialog", { name: "Choose a picture" })
    .getByRole("button", { name: "noor.png" })
    .click();
  await expect(image(daan)).toHaveValue(await image(noor).inputValue());
  await expect(daan.locator("img")).toHaveJSProperty("naturalWidth", 320);
});

sharedTest("an error in the hidden language is shown", async ({ page }) => {
  const { aboutTitle, save, member, toast } = screen(page);
  const tab = (name: string) => page.getByRole("tab", { name });
  await aboutTitle.fill("a".repeat(301));
  await tab("Content EN").click();
  await save.click();
  await expect(tab("Content NL")).toHaveAttribute("aria-selected", "true");
  await expect(aboutTitle).toBeFocused();
  await aboutTitle.fill("Kort");

  const role = member("Noor van der Laan").getByRole("textbox", { name: /^Role/ });
  await role.fill("r".repeat(201));
  await tab("Content EN").click();
  await expect(role).not.toHaveValue("r".repeat(201));
  await member("Noor van der Laan").getByRole("button", { name: "Save" }).click();
  await expect(toast("A field can’t be saved as it is.").first()).toBeVisible();
  await expect(tab("Content NL")).toHaveAttribute("aria-selected", "true");
  await expect(role).toBeFocused();
  await expect(role).toHaveValue("r".repeat(201));
});

sharedTest.describe("when the backend fails", () => {
  sharedTest.use({
    expectedErrors: [statusError(500), "The editor was not loaded"],
  });

  sharedTest(
    "more than 1 MB is rejected in the browser and kept, also without the editor",
    async ({ page }) => {
      const { save, toast } = screen(page);
      await page.route("**/functions/v1/get-tinymce-key", (route) =>
        route.fulfill({ status: 500, body: "{}" }),
      );
      await page.reload();
      await expect(page.getByRole("alert").getByText("Failed to load editor configuration...")).toBeVisible();
      const statement = page.getByRole("textbox", { name: "Statement" });
      const text = "<p>Tekst</p>".repeat(90_000);
      await statement.fill(text);
      await save.click();
      await expect(toast("This is more than 1 MB of text.")).toBeVisible();
      await expect(statement).toHaveValue(text);
    },
  );
});

test("unsaved input survives a reload, and is discarded on request", async ({ page }) => {
  const { aboutTitle, member, statement } = screen(page);
  const role = member("Noor van der Laan").getByRole("textbox", { name: "Role" });
  await aboutTitle.fill("Nog niet bewaard");
  await statement.locator("p").first().fill("Ook nog niet bewaard.");
  await role.fill("Tekenaar");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();

  await expect(page.getByText(/^Your unsaved changes of .* are back\.$/)).toBeVisible();
  await expect(aboutTitle).toHaveValue("Nog niet bewaard");
  await expect(statement.getByText("Ook nog niet bewaard.")).toBeVisible();
  await expect(role).toHaveValue("Tekenaar");
  await page.getByRole("button", { name: "Discard them" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(aboutTitle).toHaveValue("Over Vlotwerk");
  await expect(role).not.toHaveValue("Tekenaar");
  await page.reload();
  await expect(aboutTitle).toHaveValue("Over Vlotwerk");
  await expect(page.getByText(/are back/)).toHaveCount(0);
});

test("two users' edits are merged, and conflicts are resolved by choice", async ({ page, site }) => {
  await test.step("of the texts", async () => {
    const { aboutTitle, teamTitle, save, toast } = screen(page);
    const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
    const change = (key: string, values: string) =>
      site.execute(`update public.otm_about_us_content set ${values} where content_key = '${key}'`);
    await aboutTitle.fill("Mijn titel");
    await change("about_title", "value_en = 'Their title'");
    await change("team_title", "value_nl = 'Hun team'");
    await save.click();
    await expect(toast("Changes saved")).toBeVisible();
    await expect(teamTitle).toHaveValue("Hun team");
    expect(await titles(site)).toEqual([{ value_nl: "Mijn titel", value_en: "Their title" }]);

    await aboutTitle.fill("Mijn tweede titel");
    await change("about_title", "value_nl = 'Hun tweede titel'");
    await save.click();
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["About Title (NL)"]);
    await expect(dialog.getByRole("definition")).toHaveText(["Mijn tweede titel", "Hun tweede titel"]);
    await dialog.getByRole("button", { name: "Keep my version" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);
    expect(await titles(site)).toMatchObject([{ value_nl: "Mijn tweede titel" }]);
  });
  await test.step("of one member", async () => {
    const { member, toast } = screen(page);
    const noor = member("Noor van der Laan");
    const role = noor.getByRole("textbox", { name: "Role" });
    await role.fill("Mijn rol");
    await site.execute(`update public.otm_team_members set role_nl = 'Hun rol', bio_nl = 'Hun bio'
      where name = 'Noor van der Laan'`);
    await noor.getByRole("button", { name: "Save Member" }).click();
    const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["Role (NL) of Noor van der Laan"]);
    await dialog.getByRole("button", { name: "Keep their version" }).click();
    await expect(role).toHaveValue("Hun rol");
    await expect(noor.getByRole("textbox", { name: "Bio" })).toHaveValue("Hun bio");
    await expect(noor.getByText("Unsaved changes")).toHaveCount(0);
    await expect(toast("Team member updated")).toHaveCount(0);
  });
});

test.describe("when saving fails", () => {
  test.use({
    expectedErrors: [
      statusError(406),
      "An action in the panel failed",
      "A screen of the panel was not loaded",
    ],
  });

  test("a member removed by another user stays visible, and can be added again", async ({ page, site }) => {
    const { member, toast } = screen(page);
    const joost = member("Joost Wiegman");
    await joost.getByRole("textbox", { name: "Role" }).fill("Trainer");
    await site.execute("delete from public.otm_team_members where name = 'Joost Wiegman'");
    await joost.getByRole("button", { name: "Save Member" }).click();
    await expect(toast(/^Failed to update team member. Somebody else removed it/)).toBeVisible();
    await expect(joost.getByText("Saving adds it again.")).toBeVisible();
    await expect(joost.getByRole("textbox", { name: "Role" })).toHaveValue("Trainer");
    await joost.getByRole("button", { name: "Save Member" }).click();
    await expect(toast("Team member added")).toBeVisible();
    await expect(joost.getByText("Saving adds it again.")).toHaveCount(0);
    await expect(joost).toHaveCount(1);
    expect(
      await site.query("select role_nl from public.otm_team_members where name = 'Joost Wiegman'"),
    ).toEqual([{ role_nl: "Trainer" }]);
  });
});

test("the about page is changed, compared and restored", async ({ page, request, site }) => {
  const title = page.getByRole("textbox", { name: "About Title" });
  const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
  const comparison = page.getByRole("region", { name: "What changed" });
  const part = (name: string) => comparison.getByRole("region", { name, exact: true });
  await expect(title).toHaveValue("Over Vlotwerk");
  await title.fill("Wie wij zijn");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText("Changes saved", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("History of the about page");
  await expect(versions.nth(0)).toContainText(/Version 2\s*Live\s*Newest\s*Published/);
  await expect(part("Dutch").getByRole("definition")).toHaveAttribute("lang", "nl");
  await expect(part("Dutch").locator("ins")).toContainText("Wie wij");
  await expect(part("English")).toHaveCount(0);

  await site.execute("delete from public.otm_team_members where name = 'Noor van der Laan'");
  await page.reload();
  await expect(part("Page").locator("del").first()).toContainText("Noor van der Laan");

  await page.getByRole("button", { name: "Restore version 1", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Restore version 1?" });
  await expect(dialog).toContainText("visitors see them at once");
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Version 1 was restored")).toBeVisible();
  await expect(title).toHaveValue("Over Vlotwerk");
  const html = await (await request.get("/about-us")).text();
  expect(headingsOf(html, 1)).toEqual(["Over Vlotwerk"]);
  expect(headingsOf(html, 3)).toContain("Noor van der Laan");
  await page.goto("/admin/about/history");
  await expect(versions.nth(0)).toContainText(/Version 4\s*Live\s*Newest\s*Restored from version 1/);
});

function titles(site: Site): Promise<object[]> {
  return site.query(
    "select value_nl, value_en from public.otm_about_us_content where content_key = 'about_title'",
  );
}

async function openScreen(page: Page, site: Site): Promise<void> {
  await signIn(page, firstAdminOf(site), "/admin/about");
  await expect(screen(page).aboutTitle).toHaveValue("Over Vlotwerk");
}

function screen(page: Page) {
  return {
    aboutTitle: page.getByRole("textbox", { name: "About Title" }),
    teamTitle: page.getByRole("textbox", { name: "Team Title" }),
    statement: page.frameLocator("iframe >> visible=true").locator("body"),
    save: page.getByRole("button", { name: "Save", exact: true }),
    member: (name: string) => page.getByRole("group", { name }),
    toast: (text: string | RegExp) => page.getByRole("status").getByText(text),
  };
}
