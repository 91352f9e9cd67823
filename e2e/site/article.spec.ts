import { expect, test } from "../fixtures/test.ts";

test("an article shows its hero, body, FAQs and related articles, and leads on", async ({ page }) => {
  await page.goto("/insights/invoices-without-retyping");
  const main = page.getByRole("main");
  const article = main.getByRole("article").first();

  await expect(article.getByRole("heading", { level: 1 })).toHaveText(
    "Inkoopfacturen verwerken zonder overtypen",
  );
  await expect(article.getByRole("list").first().getByRole("listitem")).toHaveCount(3);
  await expect(article.getByText("Door Joost Wiegman")).toBeVisible();
  await expect(article.getByText("5 min. leestijd")).toBeVisible();
  await expect(article.getByText(/^Gepubliceerd op \d+ \p{L}+ 20\d\d$/u)).toHaveAttribute(
    "datetime",
    /^20\d\d-/,
  );
  await expect(article.locator("img").first()).toHaveAttribute("src", /invoices-without-retyping\.svg$/);
  await expect(article.getByRole("table").first()).toHaveClass("list-style");
  await expect(article.locator("table.status-error")).toBeVisible();
  await expect(article.getByRole("heading", { level: 2 })).not.toHaveCount(0);

  const questions = main.getByRole("region", { name: "Vragen" });
  await expect(questions.getByRole("heading", { level: 3 })).toHaveCount(4);
  await questions.getByRole("heading", { level: 3 }).first().click();
  await expect(questions.getByRole("paragraph").first()).toBeVisible();

  const related = main.getByRole("region", { name: "Lees ook" });
  await expect(related.getByRole("heading", { level: 3 })).toHaveText([
    "Systemen koppelen zonder ze te vervangen",
    "Wat mag een AI-agent zelf beslissen?",
    "Wat kost automatisering en wat levert ze op?",
  ]);

  await related.getByRole("link", { name: "Systemen koppelen zonder ze te vervangen" }).click();
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(
    "Systemen koppelen zonder ze te vervangen",
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("link", { name: "Terug naar insights" }).last().click();
  await expect(page).toHaveURL("/insights");
  await page.goBack();
  await main.getByRole("link", { name: "Plan een kennismaking" }).click();
  await expect(page).toHaveURL("/contact");
});

test("a printed article shows its text only, with whole link addresses, whose it is and its address", async ({
  page,
  baseURL,
}) => {
  await page.goto("/en/insights/what-an-ai-agent-may-decide");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByRole("region", { name: "Questions" }).getByRole("paragraph").first()).toBeVisible();
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
  for (const name of ["Back to insights", "Book an intro call", "Skip to content"]) {
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  }
  for (const [name, address] of [
    ["Dutch Data Protection Authority", "https://www.autoriteitpersoonsgegevens.nl"],
    ["get in touch", `${baseURL}/en/contact`],
  ]) {
    const link = main.getByRole("link", { name });
    const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(after).toContain(`(${address}`);
  }

  await page.emulateMedia({ media: "screen" });
  for (const path of ["/insights/what-an-ai-agent-may-decide", "/en/about-us"]) {
    await page.goto(path);
    const head = page.locator("head");
    await expect(head).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(head).toBeVisible();
    const printed = await head
      .locator("meta[property='og:site_name'], link[rel=canonical]")
      .evaluateAll((all) =>
        all.map((element) => [
          getComputedStyle(element, "::before").content,
          element.getAttribute("content") ?? element.getAttribute("href"),
        ]),
      );
    const contents = printed.map(
      ([content, value]) => content === `"${value}"` || content?.startsWith("attr("),
    );
    expect(contents, path).toEqual([true, true]);
    expect(printed.map(([, value]) => value).toSorted(), path).toEqual(
      ["Vlotwerk", `${baseURL}${path}`].toSorted(),
    );
    await page.emulateMedia({ media: "screen" });
  }
});
