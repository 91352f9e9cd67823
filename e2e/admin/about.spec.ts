import type { Locator, Page } from "@playwright/test";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { dropFile, somePicture } from "../fixtures/dropped-files.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { statusError } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";

test.use({
  expectedErrors: [
    "Content was not saved",
    statusError(409),
    statusError(500),
    "An action in the panel failed",
    "A screen of the panel was not loaded",
    "The editor was not loaded",
  ],
});

test.beforeEach(async ({ page, site }) => {
  await signIn(page, firstAdminOf(site), "/admin/about");
  await expect(screen(page).aboutTitle).toHaveValue("Over Vlotwerk");
});

test("a changed sentence of the statement marks its translation alone", async ({ page, site }) => {
  const { statement, save } = screen(page);
  const store = (nl: string) =>
    site.execute(`update public.otm_about_us_content set value_nl = '<p>${nl} Klein.</p>',
      value_en = '<p>We are with five. Small.</p>' where content_key = 'statement'`);
  await store("Wij zijn met vijf.");
  await store("Wij zijn met zes.");
  await page.reload();
  await page.getByRole("tab", { name: "Content EN" }).click();
  await page.getByRole("button", { name: /^What changed: .*\(EN\)$/ }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText("English: We are with five.");
  await page.getByRole("button", { name: "Go to the sentence: We are with five." }).click();
  await expect
    .poll(() => statement.evaluate((body) => body.ownerDocument.getSelection()?.toString()))
    .toBe("We are with five.");
  await page.keyboard.type("We are with six.");
  await save.click();
  await expect(page.getByText(/^Dutch changed on/)).toHaveCount(0);
});

test("texts are edited in both languages, published, compared and restored", async ({ page, site }) => {
  const { aboutTitle, teamTitle, statement, save, member, toast } = screen(page);
  const noor = member("Noor van der Laan");
  await test.step("a double click saves all once, and keeps what is typed meanwhile", async () => {
    const storedStatement = () =>
      site.query("select * from public.otm_about_us_content where content_key = 'statement'");
    const before = await storedStatement();
    const answer = Promise.withResolvers<void>();
    let sent = 0;
    await page.route("**/rest/v1/rpc/save_document*", async (route) => {
      sent += 1;
      await answer.promise;
      await route.fallback();
    });
    await noor.getByRole("textbox", { name: "Role" }).fill("Tekenaar");
    await aboutTitle.fill("Wie wij zijn");
    await save.dblclick();
    await expect(page.getByRole("button", { name: "Saving..." })).toHaveAttribute("aria-disabled", "true");
    await aboutTitle.fill("Wie wij zijn <script>alert(1)</script>");
    answer.resolve();
    await expect(toast("Changes saved")).toBeVisible();
    await expect(aboutTitle).toHaveValue("Wie wij zijn <script>alert(1)</script>");
    await expect(page.getByText("Unsaved changes")).toHaveCount(1);
    expect(sent).toBe(1);
    await expect(noor.getByRole("textbox", { name: "Role" })).toHaveValue("Tekenaar");
    await expect(noor.getByText("Unsaved changes")).toHaveCount(0);
    expect(await storedStatement(), "the untouched statement").toEqual(before);
  });
  await test.step("both languages are published with the statement", async () => {
    await statement.locator("p").first().fill("Wij zijn een klein bureau.");
    await page.getByRole("tab", { name: "Content EN" }).click();
    await expect(aboutTitle).toHaveValue("About Vlotwerk");
    await teamTitle.fill("The people");
    await save.click();
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);
    const dutch = await html(page, "/about-us");
    expect(dutch).toMatch(/<h1[^>]*>Wie wij zijn &lt;script&gt;alert\(1\)&lt;\/script&gt;<\/h1>/);
    expect(dutch).toContain("Wij zijn een klein bureau.");
    const english = await html(page, "/en/about-us");
    expect(english).toMatch(/<h1[^>]*>About Vlotwerk<\/h1>/);
    expect(english).toMatch(/<h2[^>]*>The people<\/h2>/);
  });
  await test.step("Ctrl with S in a member's fields saves that member, and keeps unsaved texts", async () => {
    await teamTitle.fill("Not saved");
    await noor.getByRole("textbox", { name: "Role" }).fill("Adviser");
    await noor.getByRole("textbox", { name: "Role" }).press("Control+s");
    await expect(toast("Team member updated")).toBeVisible();
    await expect(noor.getByText("Unsaved changes")).toHaveCount(0);
    await expect(teamTitle).toHaveValue("Not saved");
    await teamTitle.fill("The people");
  });
  await test.step("changes wait, are previewed as the page, and are published", async () => {
    await page.getByRole("tab", { name: "Content NL" }).click();
    await teamTitle.fill("Onze ploeg");
    await page.getByRole("button", { name: "Keep for later" }).click();
    await expect(toast("Changes saved. Visitors still see what was there.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Noor van der Laan" })).toBeDisabled();
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Preview" }).click();
    const preview = await opened;
    await expect(preview).toHaveURL(/\/admin\/preview\/about-page\/[0-9a-f-]{36}$/);
    await expect(preview.getByRole("heading", { name: "Onze ploeg" })).toBeVisible();
    await preview.goto("/admin/overview");
    await preview
      .getByRole("region", { name: "Changes not published" })
      .getByRole("link", { name: "About Us" })
      .click();
    await expect(preview).toHaveURL("/admin/about");
    await preview.close();
    expect(await html(page, "/about-us")).not.toContain("Onze ploeg");
    await save.click();
    await expect.poll(() => html(page, "/about-us")).toContain("Onze ploeg");
  });
  await test.step("what changed is compared, and the first version is restored", async () => {
    const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
    const comparison = page.getByRole("region", { name: "What changed" });
    const part = (name: string) => comparison.getByRole("region", { name, exact: true });
    await site.execute("delete from public.otm_team_members where name = 'Noor van der Laan'");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("History of the about page");
    await expect(versions.nth(0)).toContainText(/Version 7\s*Live\s*Newest/);
    await expect(part("Page").locator("del").first()).toContainText("Noor van der Laan");
    await page.getByRole("button", { name: "Restore version 1", exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: "Restore version 1?" });
    await dialog.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("Version 1 was restored")).toBeVisible();
    await expect(aboutTitle).toHaveValue("Over Vlotwerk");
    expect(await html(page, "/about-us"), "before it is published").not.toContain("Noor van der Laan");
    await save.click();
    await expect.poll(() => html(page, "/about-us")).toContain("Noor van der Laan");
    expect(await html(page, "/about-us")).toMatch(/<h1[^>]*>Over Vlotwerk<\/h1>/);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("link", { name: "History" }).click();
    await expect(versions.nth(0)).toContainText(/Version 9\s*Live\s*Newest/);
  });
});

test("members get a portrait, are added, reordered, deactivated and removed", async ({ page, site }) => {
  const { aboutTitle, save, member, toast } = screen(page);
  const [noor, daan] = [member("Noor van der Laan"), member("Daan Hoekstra")];
  /** The names on the site, in their order. */
  const names = async () =>
    [...(await html(page, "/about-us")).matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name]) => name);
  await test.step("a portrait is dropped or chosen from the library, and saved after its upload", async () => {
    const image = (of: Locator) => of.getByRole("textbox", { name: "Image URL" });
    const sent = Promise.withResolvers<void>();
    await page.route("**/storage/v1/object/media/**", async (route) => {
      await sent.promise;
      await route.fallback();
    });
    await dropFile(image(noor), await somePicture("noor.png", { width: 320, height: 180 }));
    await noor.getByRole("textbox", { name: "Role" }).fill("Tekenaar");
    await noor.getByRole("button", { name: "Save member" }).click();
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
  await test.step("members are reordered beside unsaved input", async () => {
    await expect(page.getByRole("button", { name: "Move Noor van der Laan up" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Move Joost Wiegman down" })).toBeDisabled();
    await page.getByRole("button", { name: "Move Joost Wiegman up" }).click();
    await expect(page.getByRole("button", { name: "Move Samira El Idrissi down" })).toBeDisabled();
    await expect(daan.getByText("Unsaved changes")).toBeVisible();
    await expect(member("Lotte Brinkman")).toHaveCount(0);
    await expect
      .poll(names)
      .toEqual(["Noor van der Laan", "Daan Hoekstra", "Joost Wiegman", "Samira El Idrissi"]);
  });
  await test.step("a new member has defaults, and is public once named", async () => {
    await page.getByRole("button", { name: "Add team member" }).click();
    await expect(toast("Team member added")).toBeVisible();
    const added = member("New Team Member");
    const name = added.getByRole("textbox", { name: "Name" });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Visitors don’t see this member/);
    await expect(added.getByRole("textbox", { name: "Role" })).toHaveValue("Functie");
    await expect(added.getByRole("textbox", { name: "Image URL" })).toHaveValue("");
    expect(await names()).toHaveLength(4);
    await name.fill("  Mees  de Wit ");
    await page.getByRole("button", { name: "Save member" }).last().click();
    await expect(name).toHaveCount(0);
    await expect(member("Mees de Wit").getByText("Unsaved changes")).toHaveCount(0);
    expect((await names()).at(-1)).toBe("Mees de Wit");
  });
  await test.step("an inactive member is found, activated and deactivated", async () => {
    const inactive = page.getByRole("region", { name: "Inactive Team Members" });
    await expect(inactive.getByRole("listitem")).toHaveText([/^Lotte Brinkman/]);
    await inactive.getByRole("button", { name: "Activate Lotte Brinkman" }).click();
    await expect(member("Lotte Brinkman")).toBeVisible();
    await expect(inactive).toHaveCount(0);
    await page.getByRole("button", { name: "Deactivate Samira El Idrissi" }).click();
    await expect(inactive.getByRole("listitem")).toHaveText([/^Samira El Idrissi/]);
    expect(await names()).toEqual(expect.arrayContaining(["Lotte Brinkman"]));
    expect(await names()).not.toContain("Samira El Idrissi");
  });
  await test.step("each failing action is reported, and keeps what was typed", async () => {
    const calls = /\/rest\/v1\/(otm_team_members|rpc\/save_document)/;
    await page.route(calls, (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 500, body: "{}" }),
    );
    // Closed, so that it does not match the next expectation.
    const isSaid = async (text: string) => {
      await expect(toast(text)).toBeVisible();
      await page.getByRole("button", { name: "Close" }).last().click();
      await expect(toast(text)).toHaveCount(0);
    };
    await aboutTitle.fill("Wie wij zijn");
    await save.click();
    await isSaid("Failed to save about page content. Please try again.");
    await noor.getByRole("textbox", { name: "Role" }).fill("Adviseur");
    await noor.getByRole("button", { name: "Save member" }).click();
    await isSaid("Failed to update team member.");
    await page.getByRole("button", { name: "Add team member" }).click();
    await isSaid("Failed to create team member.");
    await page.getByRole("button", { name: "Remove Noor van der Laan" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await isSaid("Failed to remove team member.");
    await page.getByRole("button", { name: "Move Noor van der Laan down" }).click();
    await isSaid("Failed to update team member.");
    await expect(aboutTitle).toHaveValue("Wie wij zijn");
    await expect(noor.getByRole("textbox", { name: "Role" })).toHaveValue("Adviseur");
    await page.unroute(calls);
  });
  await test.step("removing a member asks for confirmation", async () => {
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
  await test.step("more than 1 MB is refused, also without the editor", async () => {
    await page.route("**/functions/v1/get-tinymce-key", (route) =>
      route.fulfill({ status: 500, body: "{}" }),
    );
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole("alert").getByText("Failed to load editor configuration...")).toBeVisible();
    const plain = page.getByRole("textbox", { name: "Statement" });
    const text = "<p>Tekst</p>".repeat(90_000);
    await plain.fill(text);
    await save.click();
    await expect(toast(/^Statement \(NL\) has \d+ kB of HTML/)).toBeVisible();
    await expect(plain).toHaveValue(text);
  });
});

test("changes of two users are merged, asked about, and a removed member can be added again", async ({
  page,
  site,
}) => {
  const { aboutTitle, teamTitle, save, member, toast } = screen(page);
  const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
  await test.step("of the texts", async () => {
    await aboutTitle.fill("Mijn titel");
    await site.execute(`
      update public.otm_about_us_content set value_nl = 'Hun titel', value_en = 'Their title'
        where content_key = 'about_title';
      update public.otm_about_us_content set value_nl = 'Hun team' where content_key = 'team_title'`);
    await save.click();
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["About Title (NL)"]);
    await expect(dialog.getByRole("definition")).toHaveText(["Mijn titel", "Hun titel"]);
    await dialog.getByRole("button", { name: "Keep my version" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);
    await expect(teamTitle).toHaveValue("Hun team");
    expect(await titles(site)).toEqual([{ value_nl: "Mijn titel", value_en: "Their title" }]);
  });
  await test.step("of one member", async () => {
    const noor = member("Noor van der Laan");
    const role = noor.getByRole("textbox", { name: "Role" });
    await role.fill("Mijn rol");
    await site.execute(`update public.otm_team_members set role_nl = 'Hun rol', bio_nl = 'Hun bio'
      where name = 'Noor van der Laan'`);
    await noor.getByRole("button", { name: "Save member" }).click();
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["Team member 1 (NL)"]);
    await dialog.getByRole("button", { name: "Keep their version" }).click();
    await expect(role).toHaveValue("Hun rol");
    await expect(noor.getByRole("textbox", { name: "Bio" })).toHaveValue("Hun bio");
    await expect(noor.getByText("Unsaved changes")).toHaveCount(0);
    await expect(toast("Team member updated")).toHaveCount(0);
  });
  await test.step("of a member whom somebody else removed", async () => {
    const joost = member("Joost Wiegman");
    await joost.getByRole("textbox", { name: "Role" }).fill("Trainer");
    await site.execute("delete from public.otm_team_members where name = 'Joost Wiegman'");
    await joost.getByRole("button", { name: "Save member" }).click();
    await dialog.getByRole("button", { name: "Keep my version" }).click();
    await expect
      .poll(() => site.query("select role_nl from public.otm_team_members where name = 'Joost Wiegman'"))
      .toEqual([{ role_nl: "Trainer" }]);
    await expect(joost.getByText("Unsaved changes")).toHaveCount(0);
    await expect(joost).toHaveCount(1);
  });
});

/** What visitors get at this address. */
async function html(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

function titles(site: Site): Promise<object[]> {
  return site.query(
    "select value_nl, value_en from public.otm_about_us_content where content_key = 'about_title'",
  );
}

function screen(page: Page) {
  return {
    aboutTitle: page.getByRole("textbox", { name: "About Title" }),
    teamTitle: page.getByRole("textbox", { name: "Team Title" }),
    statement: page.frameLocator("iframe >> visible=true").locator("body"),
    save: page.getByRole("button", { name: "Publish changes", exact: true }),
    member: (name: string) => page.getByRole("group", { name }),
    toast: (text: string | RegExp) => page.getByRole("status").getByText(text),
  };
}
