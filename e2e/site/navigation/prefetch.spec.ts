import type { Locator, Page } from "@playwright/test";
import { started } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

type Move = {
  location: string;
  from: string;
  to: string;
  data: string;
  title: string;
  hasOtherScripts: boolean;
  link(page: Page): Locator;
};

const moves: readonly Move[] = [
  {
    location: "the header",
    from: "/",
    to: "/insights",
    data: "/insights.data",
    title: "Insights",
    hasOtherScripts: true,
    link: (page) => page.getByRole("banner").getByRole("link", { name: "Insights" }),
  },
  {
    location: "the language toggle",
    from: "/insights?page=2&from=mail",
    to: "/en/insights?page=2",
    data: "/en/insights.data?page=2",
    title: "Insights",
    hasOtherScripts: false,
    link: (page) => page.getByRole("link", { name: "EN, this page in English" }),
  },
];

test("a link prefetches its page on hover, focus and touch, and navigates on the client", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  for (const { location, from, to, data, title, hasOtherScripts, link } of moves) {
    await test.step(location, async () => {
      const requested = await openAndWatch(page, from);
      scripts.length = 0;
      await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
      expect(requested).toEqual([]);

      await link(page).hover();
      await expect.poll(() => requested).toEqual([data]);
      // The scripts of another page come with its data.
      if (hasOtherScripts) await expect.poll(() => scripts.length).toBeGreaterThan(0);
      await expect(page).toHaveURL(from);

      await link(page).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(await page.evaluate(() => Reflect.has(window, "isSameDocument"))).toBe(true);
    });
  }
  for (const give of [
    (link: Locator) => link.focus(),
    (link: Locator) => link.dispatchEvent("touchstart"),
  ] as const) {
    const requested = await openAndWatch(page, "/insights/what-an-ai-agent-may-decide");
    const name = "ons artikel over klantvragen buiten kantooruren";
    await give(page.getByRole("article").getByRole("link", { name }));
    await expect
      .poll(() => [...new Set(requested)])
      .toEqual(["/insights/answering-customers-after-hours.data"]);
  }
});

/** Opens a page and waits for hydration. Returns its later data requests. */
async function openAndWatch(page: Page, address: string): Promise<string[]> {
  const requested: string[] = [];
  await page.goto(address);
  await started(page);
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // `_routes` depends on the router.
    searchParams.delete("_routes");
    if (pathname.endsWith(".data")) requested.push([pathname, searchParams].filter(String).join("?"));
  });
  return requested;
}
