import type { Locator, Page } from "@playwright/test";
import { firstAdminOf, test as sharedTest, signIn } from "../fixtures/accounts.ts";
import { dropFile, somePicture } from "../fixtures/dropped-files.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { statusError } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";

test.beforeEach(({ page, site }) => openScreen(page, site));
// These tests write nothing.
sharedTest.beforeEach(({ page, site }) => openScreen(page, site));

test("texts are edited in both languages and published", async ({ page, expectAccessible, site }) => {
  await test.step("the screen is accessible", async () => {
    await expect(screen(page).statement.getByText("Hoe we werken")).toBeVisible({ timeout: 15_000 });
    await expectAccessible();
  });
  await test.step("texts are edited in both languages and published", async () => {
    const { aboutTitle, teamTitle, statement, save, toast } = screen(page);
    await expect(aboutTitle).toHaveValue("Over Vlotwerk");
    await aboutTitle.fill("Wie wij zijn <script>alert(1)</script>");
    await statement.locator("p").first().fill("Wij zijn een klein bureau.");
    await page.getByRole("tab", { name: "Content EN" }).click();
    await expect(aboutTitle).toHaveValue("About Vlotwerk");
    await teamTitle.fill("The people");
    await save.click();
    await expect(toast("Changes saved")).toBeVisible();
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);

    await page.goto("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Wie wij zijn <script>alert(1)</script>",
    );
    await expect(page.getByText("Wij zijn een klein bureau.")).toBeVisible();
    await page.goto("/en/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Vlotwerk");
    await expect(page.getByRole("heading", { level: 2, name: "The people" })).toBeVisible();
  });
  await page.goto("/admin/about");
  await test.step("an untouched statement is stored byte for byte", async () => {
    const { aboutTitle, save, toast } = screen(page);
    const read = () =>
      site.query("select * from public.otm_about_us_content where content_key = 'statement'");
    const before = await read();
    await aboutTitle.fill("Wie wij zijn");
    await save.click();
    await expect(toast("Changes saved")).toBeVisible();
    expect(await read()).toEqual(before);
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

test("members are added, reordered, deactivated and removed", async ({ page, site }) => {
  await test.step("members are reordered, and the site follows", async () => {
    const { member, toast } = screen(page);
    await expect(page.getByRole("button", { name: "Move Noor van der Laan up" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Move Joost Wiegman down" })).toBeDisabled();
    await page.getByRole("button", { name: "Move Joost Wiegman up" }).click();
    await expect(toast("Team member updated")).toBeVisible();
    await expect(page.getByRole("button", { name: "Move Samira El Idrissi down" })).toBeDisabled();
    await expect(member("Lotte Brinkman")).toHaveCount(0);
    await page.goto("/about-us");
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
      "Noor van der Laan",
      "Daan Hoekstra",
      "Joost Wiegman",
      "Samira El Idrissi",
    ]);
  });
  await page.goto("/admin/about");
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
    await expect(toast("Team member updated")).toBeVisible();
    await expect(name).toHaveCount(0);
    await expect(member("Mees de Wit").getByText("Unsaved changes")).toHaveCount(0);
    await page.goto("/en/about-us");
    await expect(page.getByRole("heading", { name: "Mees de Wit" })).toBeVisible();
  });
  await page.goto("/admin/about");
  await test.step("an inactive member is found, activated and deactivated", async () => {
    const { member, toast } = screen(page);
    const inactive = page.getByRole("region", { name: "Inactive Team Members" });
    await expect(inactive.getByRole("listitem")).toHaveText([/^Lotte Brinkman/]);
    await inactive.getByRole("button", { name: "Activate Lotte Brinkman" }).click();
    await expect(toast("Team member updated")).toBeVisible();
    await expect(member("Lotte Brinkman")).toBeVisible();
    await expect(inactive).toHaveCount(0);
    await page.getByRole("button", { name: "Deactivate Daan Hoekstra" }).click();
    await expect(inactive.getByRole("listitem")).toHaveText([/^Daan Hoekstra/]);
    await page.goto("/about-us");
    const names = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect(names.filter({ hasText: "Lotte Brinkman" })).toBeVisible();
    await expect(names.filter({ hasText: "Daan Hoekstra" })).toHaveCount(0);
  });
  await page.goto("/admin/about");
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
  await dropFile(image(noor), await somePicture("noor.png"));
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
  await expect(daan.locator("img")).toHaveJSProperty("naturalWidth", 1200);
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

sharedTest("invalid input is reported at its field, and not sent", async ({ page }) => {
  const { aboutTitle, save, toast, member } = screen(page);
  await aboutTitle.fill("a".repeat(301));
  await expect(aboutTitle).toHaveAccessibleDescription("Use at most 300 characters; there are 301.");
  await save.click();
  await expect(toast("A field can’t be saved as it is.")).toBeVisible();
  await expect(aboutTitle).toBeFocused();
  await expect(aboutTitle).toHaveValue("a".repeat(301));

  const noor = member("Noor van der Laan");
  const image = noor.getByRole("textbox", { name: "Image URL" });
  await image.fill("javascript:alert(1)");
  await expect(image).toHaveAccessibleDescription(/begins with https/);
  await image.fill("data:image/png;base64,AAAA");
  await image.blur();
  await expect(image).toHaveAccessibleDescription(/There is no image at this address/);
  await noor.getByRole("textbox", { name: "Name" }).fill(" ");
  await page.getByRole("button", { name: "Save Member" }).first().click();
  await expect(page.getByText("Please fill in this field.")).toBeVisible();
});

test("a double click saves once, and leaving with unsaved edits asks for confirmation", async ({ page }) => {
  await test.step("the button shows saving, and a double click saves once", async () => {
    const { aboutTitle, save, toast } = screen(page);
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
    await expect(toast("Changes saved")).toBeVisible();
    await expect(aboutTitle).toHaveValue("Wie wij werkelijk zijn");
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    expect(sent).toBe(1);
  });
  await test.step("leaving with unsaved edits asks for confirmation", async () => {
    const { aboutTitle } = screen(page);
    await aboutTitle.fill("Nog niet bewaard");
    await page.getByRole("link", { name: /^Cases/ }).click();
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect(aboutTitle).toHaveValue("Nog niet bewaard");
    await page.getByRole("link", { name: /^Cases/ }).click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/admin/cases");
  });
});

sharedTest.describe("when the backend fails", () => {
  sharedTest.use({
    expectedErrors: [
      statusError(500),
      statusError(406),
      "An action in the panel failed",
      "A screen of the panel was not loaded",
      "The editor was not loaded",
    ],
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

  sharedTest(
    "content that fails to load and each failing action are reported, and the input is kept",
    async ({ page }) => {
      await test.step("content that fails to load reports it, and loads on retry", async () => {
        await page.route("**/rest/v1/otm_team_members*", (route) =>
          route.fulfill({ status: 500, body: "{}" }),
        );
        await page.reload();
        await expect(screen(page).toast("Failed to load about page content.")).toBeVisible();
        await page.unrouteAll();
        await page.getByRole("button", { name: "Try Again" }).click();
        await expect(screen(page).aboutTitle).toHaveValue("Over Vlotwerk");
      });
      await test.step("each action reports it, and keeps the input", async () => {
        const { aboutTitle, save, toast, member } = screen(page);
        for (const pattern of ["otm_about_us_content*", "otm_team_members*", "rpc/move_team_member"]) {
          await page.route(`**/rest/v1/${pattern}`, (route) =>
            route.request().method() === "GET"
              ? route.fallback()
              : route.fulfill({ status: 500, body: "{}" }),
          );
        }
        // Closed, so that it does not match the next expectation.
        const isSaid = async (text: string) => {
          await expect(toast(text)).toBeVisible();
          await page.getByRole("button", { name: "Close" }).last().click();
          await expect(toast(text)).toHaveCount(0);
        };
        const noor = member("Noor van der Laan");
        await aboutTitle.fill("Wie wij zijn");
        await noor.getByRole("textbox", { name: "Role" }).fill("Tekenaar");

        await save.click();
        await expect(toast("Error saving changes")).toBeVisible();
        await isSaid("Failed to save about page content. Please try again.");
        await noor.getByRole("button", { name: "Save Member" }).click();
        await isSaid("Failed to update team member.");
        await page.getByRole("button", { name: "Add Team Member" }).click();
        await isSaid("Failed to create team member.");
        await page.getByRole("button", { name: "Remove Noor van der Laan" }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
        await isSaid("Failed to remove team member.");
        await page.getByRole("button", { name: "Move Noor van der Laan down" }).click();
        await isSaid("Failed to update team member.");

        await expect(aboutTitle).toHaveValue("Wie wij zijn");
        await expect(noor.getByRole("textbox", { name: "Role" })).toHaveValue("Tekenaar");
      });
    },
  );
});

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
    toast: (text: string) => page.getByRole("status").getByText(text),
  };
}
