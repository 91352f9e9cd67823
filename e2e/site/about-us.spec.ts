import { resize } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test("the about page shows the statement, and the active members in order, in one or two columns", async ({
  page,
}) => {
  await page.goto("/about-us");
  const team = page.getByRole("region", { name: "Ons team" });

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Over Vlotwerk");
  await expect(
    page.getByRole("main").getByText(/^Vlotwerk is een klein bureau aan het Spaarne/),
  ).toBeVisible();
  await expect(team.getByRole("heading", { level: 3 })).toHaveText([
    "Noor van der Laan",
    "Daan Hoekstra",
    "Samira El Idrissi",
    "Joost Wiegman",
  ]);
  await expect(page.getByText("Lotte Brinkman")).toHaveCount(0);

  const noor = team.getByRole("listitem").first();
  await expect(noor.getByText("Oprichter, procesontwerp")).toBeVisible();
  await expect(noor.getByText(/^Noor leidde tien jaar de planning/)).toBeVisible();
  await expect(noor.locator("img")).toHaveAttribute("src", "/images/team/noor-van-der-laan.svg");

  await page.goto("/en/about-us");
  const members = page.getByRole("region", { name: "Our team" }).getByRole("listitem");

  await expect(members.first().getByText("Founder, process design")).toBeVisible();
  await expect(members.first().getByText(/^Noor ran planning at a wholesaler/)).toBeVisible();

  for (const [width, columns] of [
    [375, 1],
    [1280, 2],
  ] as const) {
    await resize(page, width, 800);
    const lefts = await members.evaluateAll((all) => all.map((user) => user.getBoundingClientRect().left));
    expect(new Set(lefts).size, `columns at ${width} pixels`).toBe(columns);
  }
});
