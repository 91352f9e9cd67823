import { HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures.ts";
import { at, languages, publicPages } from "./pages.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

for (const language of languages) {
  test(`every page and every article is valid HTML (${language})`, async ({ request }) => {
    const articles = new Set<string>();
    const linkToArticle = new RegExp(`href="(${at(language, "/insights/")}(?!tag/)[^".#]+)"`, "g");
    for (const path of [...publicPages, "/%E0%A4%A"]) await expectValid(at(language, path));
    expect(articles.size).toBe(15);
    for (const path of articles) await expectValid(path);

    async function expectValid(path: string) {
      const html = await (await request.get(path)).text();
      for (const [, article] of html.matchAll(linkToArticle)) articles.add(article ?? "");
      const { results } = await validator.validateString(html);
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      );
      expect.soft(faults, path).toEqual([]);
    }
  });
}

test("the shells of the pages about accounts are valid HTML", async ({ request }) => {
  for (const path of ["/beheer", "/settings", "/admin", "/admin/settings"]) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    expect
      .soft(
        results.flatMap(({ messages }) => messages.map(({ message }) => message)),
        path,
      )
      .toEqual([]);
  }
});
