import { expect, test } from "../fixtures/own-site.ts";

test("a team member without a picture is shown by initials", async ({ page, site }) => {
  await site.execute(`
    insert into public.otm_team_members (name, role_nl, role_en, bio_nl, bio_en, display_order) values
      ('Eva de Smit', 'Adviseur', 'Adviser', 'Adviseert.', 'Advises.', 99)`);

  await page.goto("/about-us");
  const eva = page.getByRole("region", { name: "Ons team" }).getByRole("listitem").last();

  await expect(eva.getByRole("heading", { name: "Eva de Smit" })).toBeVisible();
  await expect(eva.locator("img")).toHaveCount(0);
  await expect(eva.getByText("ES", { exact: true })).toBeVisible();
});
