import { resize } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

const titles = {
  nl: [
    "Wat u ervan merkt",
    "Bewezen in de praktijk",
    "Zo werkt het",
    "Wat het voor uw bedrijf doet",
    "Digitale medewerkers",
    "Wat we voor u doen",
    "Waar het werkt",
    "Lezen voordat u begint",
    "Veelgestelde vragen",
    /^Twee keer zoveel werk/,
    /koffie$/,
  ],
  en: [
    "What you will notice",
    "Proven in practice",
    "How it works",
    "What it does for your business",
    "Digital workers",
    "What we do for you",
    "Where it works",
    "Read before you start",
    "Frequently asked questions",
    /^Double the work/,
    /coffee$/,
  ],
};

test("the home page has all its sections in order, in both languages", async ({ page }) => {
  for (const [language, path] of [
    ["nl", "/"],
    ["en", "/en"],
  ] as const) {
    await page.goto(path);

    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(titles[language]);
    const parts = main.getByRole("region");
    await expect(parts.nth(0).getByRole("listitem"), "benefits").toHaveCount(4);
    await expect(parts.nth(1).getByRole("article"), "cases").toHaveCount(3);
    await expect(parts.nth(2).getByRole("listitem"), "steps of how it works").toHaveCount(4);
    await expect(parts.nth(3).getByRole("listitem"), "what it does").toHaveCount(6);
    await expect(parts.nth(4).getByRole("blockquote"), "a customer's words").toHaveCount(1);
    await expect(parts.nth(5).getByRole("listitem"), "services").toHaveCount(8);
    await expect(parts.nth(6).getByRole("listitem"), "areas").toHaveCount(8);
    await expect(parts.nth(7).getByRole("article"), "featured insights").toHaveCount(3);
    await expect(parts.nth(8).getByRole("heading", { level: 3 }), "questions").toHaveCount(6);
  }
});

test("the home page's buttons lead to the contact page and to how it works", async ({ page }) => {
  await page.goto("/en");

  await page.getByRole("link", { name: "Learn more" }).click();
  await expect(page.getByRole("heading", { name: "How it works" })).toBeInViewport();

  for (const name of ["Discover your potential", "Book a coffee chat"]) {
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL("/en/contact");
    await page.goBack();
    await expect(page).toHaveURL(/\/en(#how-it-works)?$/);
  }
});

test("the moving drawing stands still out of sight, on paper and without motion", async ({ page }) => {
  const states = () =>
    page.evaluate(() => {
      const isOfDrawing = (animation: Animation) =>
        animation instanceof CSSAnimation && /^work-(?!in-sight)/.test(animation.animationName);
      const moving = document.getAnimations().filter(isOfDrawing);
      return [...new Set(moving.map(({ playState }) => playState))];
    });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/en");
  await expect.poll(states).toEqual(["paused"]);

  await page.getByRole("heading", { name: "Map", exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(states).toEqual(["running"]);
  await page.getByRole("link", { name: "Book a coffee chat" }).scrollIntoViewIfNeeded();
  await expect.poll(states).toEqual(["paused"]);

  await page.emulateMedia({ media: "print" });
  await expect.poll(states).toEqual([]);
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await expect.poll(states).toEqual([]);
});

test("the first screen shows what the first case came to, at any width", async ({ page }) => {
  await page.goto("/en");
  const proof = page.getByRole("link", {
    name: "Building services company, 48 people",
  });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    await expect(page.getByText("30 hours5 hours").first()).toBeInViewport({ ratio: 1 });
    await expect(proof).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole("paragraph").filter({ has: proof })).toContainText(
    "Mails about appointments, per week",
  );
  await proof.click();
  await expect(page).toHaveURL("/en/cases/planning-at-an-installer");
});

test("the headline begins no sentence at the end of a line, at any width", async ({ page }) => {
  await page.goto("/");
  const second = page.getByRole("heading", { level: 1 }).getByText("U houdt het roer.");
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await resize(page, width, 800);
    const isAtEdge = await second.evaluate((sentence) => {
      const { left, top } = sentence.getBoundingClientRect();
      const first = sentence.parentElement?.firstElementChild?.getBoundingClientRect();
      return first !== undefined && left === first.left && top >= first.bottom - 4;
    });
    expect(isAtEdge, `at ${width}`).toBe(true);
  }
});
