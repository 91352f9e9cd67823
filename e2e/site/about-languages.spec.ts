import { expect, test } from "../fixtures/own-site.ts";

test("about-page texts in the other language are marked, visibly and by lang", async ({ page, site }) => {
  await site.execute(`
    update public.otm_about_us_content set value_en = '' where content_key in ('about_title', 'statement');
    update public.otm_about_us_content set value_nl = '' where content_key = 'team_title';
    update public.otm_team_members set role_en = '', bio_nl = '' where name = 'Noor van der Laan';
    insert into public.otm_team_members (name, role_nl, role_en, bio_nl, bio_en, display_order) values
      ('Eva Smit', 'Adviseur', 'Role', 'Een korte beschrijving van dit teamlid.',
        'A short description of this team member.', 99);
  `);
  const main = page.getByRole("main");
  const noor = main.getByRole("listitem").filter({ hasText: "Noor van der Laan" });
  const role = noor.getByRole("paragraph").first();
  const bio = noor.getByRole("paragraph").last();

  await page.goto("/en/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Over Vlotwerk");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "nl");
  await expect(main.getByText("This text is only available in Dutch.")).toBeVisible();
  await expect(main.locator("[lang=nl]").getByText("Hoe we werken")).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "Our team" })).toHaveAttribute("lang", "en");
  await expect(role).toHaveText("Oprichter, procesontwerp");
  await expect(role).toHaveAttribute("lang", "nl");
  await expect(bio).toHaveText(/^Noor ran planning/);
  await expect(bio).toHaveAttribute("lang", "en");
  const eva = main.getByRole("listitem").filter({ hasText: "Eva Smit" });
  await expect(eva.getByText("Adviseur")).toHaveAttribute("lang", "nl");
  // Who has no picture is shown by initials.
  await expect(eva.locator("img")).toHaveCount(0);
  await expect(eva.getByText("ES", { exact: true })).toBeVisible();
  await expect(
    main.getByText(/^Role$|A short description of this team member|korte beschrijving/),
  ).toHaveCount(0);
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", /[^n]\/about-us$/);
  await expect(page.locator("link[hreflang=en]")).toHaveCount(0);
  const map = await (await page.request.get("/sitemap.xml")).text();
  expect(map).toMatch(/\/about-us</);
  expect(map).not.toContain("/en/about-us");

  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "nl");
  await expect(main.getByText("Deze tekst is alleen in het")).toHaveCount(0);
  await expect(main.getByRole("heading", { level: 2, name: "Our team" })).toHaveAttribute("lang", "en");
  await expect(role).toHaveAttribute("lang", "nl");
  await expect(bio).toHaveText(/^Noor ran planning/);
  await expect(bio).toHaveAttribute("lang", "en");
});
