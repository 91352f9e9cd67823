import type { Page } from "@playwright/test";
import { expect, someTitle, storeArticle, test } from "../../fixtures/article-editor.ts";
import { started } from "../../fixtures/pages.ts";

const links = [
  ["een ander artikel", 'href="/insights/agentic-ai"'],
  ["een andere site", 'href="https://www.example.org/insights"'],
  ["een ander venster", 'href="/contact" target="_blank"'],
  ["een bestand", 'href="/images/insights/agentic-ai.svg"'],
  ["het paneel", 'href="/admin"'],
  ["verderop", 'href="#stap-1"'],
  ["een mail", 'href="mailto:hallo@vlotwerk.example"'],
] as const;

test("links in texts to the site's pages are routed on the client, others by the browser", async ({
  admin,
  page,
}) => {
  const paragraphs = links.map(([name, attributes]) => `<p><a ${attributes}>${name}</a></p>`);
  const html = `${paragraphs.join("")}<h2 id="stap-1">Stap</h2>`;
  const title = someTitle();
  const { slug } = await storeArticle(admin.client, title, { html, isPublished: true });
  await page.goto(`/insights/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await started(page);
  await page.evaluate(stopClicks);

  const [[toArticle], ...others] = links;
  const link = (name: string) => page.getByRole("article").getByRole("link", { name });
  for (const [name] of others) {
    await link(name).click();
    expect.soft(await wasFollowed(page), name).toBe(false);
  }
  for (const key of ["Control", "Shift", "Alt", "Meta"] as const) {
    await link(toArticle).click({ modifiers: [key] });
    expect.soft(await wasFollowed(page), key).toBe(false);
  }

  await link(toArticle).click();
  expect(await wasFollowed(page)).toBe(true);
  await expect(page).toHaveURL("/insights/agentic-ai");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

/** Runs in the page: records whether each click was handled, and prevents its default. */
function stopClicks(): void {
  addEventListener("click", (event) => {
    Reflect.set(window, "wasFollowed", event.defaultPrevented);
    event.preventDefault();
  });
}

function wasFollowed(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "wasFollowed"));
}
