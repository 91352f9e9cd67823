import type { Page } from "@playwright/test";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { lostConnectionError, statusError } from "../fixtures/pages.ts";

test.beforeEach(async ({ page, site }) => {
  await signIn(page, firstAdminOf(site), "/admin/about");
  await expect(screen(page).aboutTitle).toHaveValue("Over Vlotwerk");
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
      lostConnectionError,
      statusError(406),
      "An action in the panel failed",
      "A screen of the panel was not loaded",
    ],
  });

  test("a member removed by another user stays visible, also after a reload, and can be added again", async ({
    page,
    site,
  }) => {
    await test.step("after a failed save", async () => {
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
    await test.step("after a reload", async () => {
      const { member, toast } = screen(page);
      const joost = member("Joost Wiegman");
      const stored = () =>
        site.query(
          "select role_nl, role_en, bio_nl from public.otm_team_members where name = 'Joost Wiegman'",
        );
      const [before] = await stored();
      await joost.getByRole("textbox", { name: "Role" }).fill("Coach");
      await site.execute("delete from public.otm_team_members where name = 'Joost Wiegman'");
      // Twice: a restored draft is stored again.
      for (const _ of ["once", "twice"]) {
        page.once("dialog", (dialog) => void dialog.accept());
        await page.reload();
        await expect(page.getByText(/are back/)).toBeVisible();
        await expect(joost.getByText("Saving adds it again.")).toBeVisible();
        await expect(joost.getByRole("textbox", { name: "Role" })).toHaveValue("Coach");
      }
      await joost.getByRole("button", { name: "Save Member" }).click();
      await expect(toast("Team member added")).toBeVisible();
      await expect(joost.getByText("Saving adds it again.")).toHaveCount(0);
      await expect(joost).toHaveCount(1);
      expect(await stored()).toEqual([{ ...before, role_nl: "Coach" }]);
    });
  });

  test("a lost connection before or after a save loses no input", async ({ page, site }) => {
    const { aboutTitle, save, toast } = screen(page);
    await aboutTitle.fill("Mijn titel");
    await page.route("**/rest/v1/**", (route) => route.abort());
    await save.click();
    await expect(toast("Failed to save about page content. Please try again.")).toBeVisible();
    await expect(aboutTitle).toHaveValue("Mijn titel");
    await page.unrouteAll();
    await page.route("**/rest/v1/otm_about_us_content*", async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await save.click();
    await expect(toast("Failed to save about page content. Please try again.").nth(1)).toBeVisible();
    await page.unrouteAll();
    await save.click();
    await expect(toast("Changes saved")).toBeVisible();
    expect(await titles(site)).toMatchObject([{ value_nl: "Mijn titel" }]);
  });
});

type Site = { query(statement: string): Promise<object[]> };

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
    save: page.getByRole("button", { name: "Save", exact: true }),
    member: (name: string) => page.getByRole("group", { name }),
    toast: (text: string | RegExp) => page.getByRole("status").getByText(text),
  };
}
