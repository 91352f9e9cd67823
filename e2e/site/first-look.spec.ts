import { expect, test } from "../fixtures/test.ts";

const phone = { width: 360, height: 780 };

test("the first screen of a phone says what it brings, on the home page and in each case", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/en");
  const figure = page.getByRole("main").getByText(/^\d+\s*hours$/);
  await expect(figure.first()).toBeInViewport({ ratio: 1 });
  await page.goto("/en/cases");
  const cases = await page.getByRole("main").getByRole("article").getByRole("link").all();
  const paths = new Set(await Promise.all(cases.map((link) => link.getAttribute("href"))));
  expect(paths.size).toBe(3);
  for (const path of paths) {
    await page.goto(path ?? "");
    await expect(figure.first(), `the figure of ${path}`).toBeInViewport({ ratio: 1 });
    // Decorative: the title says what it shows.
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Cases" })).toBeVisible();
  }
});

test("the first screen of the home page answers a newcomer's five questions", async ({ page }) => {
  const person = page.getByRole("main").getByText("You will talk to Noor van der Laan");
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await page.goto("/en");
    const main = page.getByRole("main");
    const answers = {
      "what does the firm do": main.getByText(/builds digital workers/),
      "for whom": main.getByText(/for smaller firms/),
      "what does it bring": main.getByText(/^30\s*hours$/).first(),
      "who is behind it": person,
      "what next": main.getByRole("link", { name: "Discover your potential" }),
    };
    for (const [question, answer] of Object.entries(answers)) {
      await expect(answer, `${question}, at ${size.width}`).toBeInViewport({ ratio: 1 });
    }
  }
  await expect(person.locator("..").getByText("Founder, process design")).toBeVisible();
});

test("services lists what has a page before the rest, and leads on", async ({ page }) => {
  await page.goto("/en/services");
  const main = page.getByRole("main");
  const headings = main.getByRole("heading", { level: 2 });
  await expect(headings.first()).toHaveText("Potential audit");
  expect(await main.getByRole("listitem").count()).toBeGreaterThanOrEqual(7);
  await expect(main.getByRole("link", { name: /call|contact|talk/i }).last()).toBeVisible();
});

test("who answers stands above the form on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/contact");
  const person = await page.getByRole("main").locator("img").first().boundingBox();
  const name = await page.getByRole("textbox", { name: /^Naam/ }).boundingBox();
  expect(person?.y ?? Number.NaN).toBeLessThan(name?.y ?? Number.NaN);
});
