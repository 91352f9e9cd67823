// @module-tag Redirects

import { expect, test } from "../fixtures/own-site.ts";
import { started, statusError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [statusError(404), statusError(410)] });

test("an old address leads to its page, in the browser and within the site", async ({ page, site }) => {
  await site.execute(`
    insert into public.otm_redirects (path, target, kind) values
      ('/2020/05/oud-artikel', '/insights/agentic-ai', 301), ('/insights/oud', '/insights/agentic-ai', 301),
      ('/en/old', '/en/contact', 301), ('/?p=12', '/contact', 301), ('/2020/contact', '/contact', 301),
      ('/insights/contact', '/contact', 301), ('/weg', null, 410), ('/insights/weg', null, 410);
    update public.otm_blog_article_content set content =
      '<p><a href="/insights/contact">Oud</a> en <a href="/2020/contact">ouder</a>.</p>'`);

  for (const [path, place] of [
    ["/2020/05/Oud-Artikel/?utm_source=brief", "/insights/agentic-ai?utm_source=brief"],
    ["/2020/05/oud-artikel/feed/", "/insights/agentic-ai"],
    ["/insights/oud", "/insights/agentic-ai"],
    ["/en/old", "/en/contact"],
    ["/?p=12", "/contact"],
  ] as const) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(200);
    expect.soft(answer?.request().redirectedFrom()?.redirectedFrom() ?? null, path).toBeNull();
    await expect.soft(page, path).toHaveURL(place);
  }

  for (const name of ["Oud", "ouder"]) {
    await page.goto("/insights/agentic-ai");
    await started(page);
    await page.getByRole("link", { name, exact: true }).click();
    await expect.soft(page, name).toHaveURL("/contact");
    await expect.soft(page.getByRole("heading", { level: 1 }), name).toBeVisible();
  }

  for (const path of ["/weg", "/insights/weg"]) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(410);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toContainText(/niet gevonden/i);
  }
});
