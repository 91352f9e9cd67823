import type { Page } from "@playwright/test";
import { listShapes } from "../../server/testing/odd-values/catalog.ts";
import { createMembers } from "../../server/testing/odd-values/members.ts";
import { generous, type Product } from "../../server/testing/odd-values/product.ts";
import { pageReaders } from "../../server/testing/odd-values/read-pages.ts";
import { openReceiver, subscribe } from "../../server/testing/odd-values/receiver.ts";
import { signIn } from "../fixtures/accounts.ts";
import { started } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";
import { expect, test } from "../fixtures/test.ts";

/** The screens that list rows. */
const screens = [
  "overview",
  "blog",
  "homepage",
  "tags",
  "about",
  "about/history",
  "download-pages",
  "texts",
  "media",
  "proposals",
  "statistics",
  "leads",
  "users",
  "settings/addresses",
  "settings/audit-log",
  "settings/webhooks",
  "settings/tokens",
];

// Without a cache, which would show what was there before.
const environment = { PAGE_CACHE_MB: "0", ...generous };

test.use({
  // The addresses of pictures are among the odd values.
  expectedErrors: ["the server responded with a status of 404"],
  site: async ({ sites }, use) => {
    const site = await sites.open(environment);
    await use(site);
    await site.stop();
  },
});

test("odd values are refused, or every page and screen shows what there is", async ({
  site,
  sites,
  page,
}) => {
  test.setTimeout(600_000);
  // Imported here, since it loads React: the site decides first that it is in production.
  const { listAttempts, openPlace } = await import("../../server/testing/odd-values/attempts.ts");
  const { findUnread, writeAll } = await import("../../server/testing/odd-values/write-all.ts");
  const receiver = await openReceiver();
  const product = await productOf(site, receiver.url);
  const place = openPlace(product);
  const openAnother = async () => {
    const other = await sites.open(environment);
    return { ...(await productOf(other, receiver.url)), stop: other.stop };
  };
  const unread: string[] = [];
  let reading = pageReaders;
  let batch = await writeAll(place, await listAttempts(place));
  await openScreens(site, page);
  // What there is only one of takes one value after the other.
  for (;;) {
    const found = await findUnread(reading, product, batch, openAnother);
    unread.push(...found.lines);
    reading = reading.filter((reader) => !reader.isOfRows && !found.failed.has(reader));
    if (batch.left.length === 0) break;
    batch = await writeAll(place, batch.left);
  }
  await openScreens(site, page);
  await receiver.close();
  expect(unread).toEqual([]);
});

/** Opens each screen as an administrator. */
async function openScreens(site: Site, page: Page): Promise<void> {
  await signIn(page, { startSession: () => site.startSession("admin@vlotwerk.example") }, "/admin/overview");
  for (const screen of screens) {
    await test.step(screen, async () => {
      await page.goto(`/admin/${screen}`);
      await started(page);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
}

async function productOf(site: Site, receiver: string): Promise<Product> {
  const tokens = await createMembers(site, async ({ email }) => {
    const { access_token } = JSON.parse(await site.startSession(email));
    return String(access_token);
  });
  await subscribe(site, receiver);
  return { address: site.address, receiver, tokens, query: site.query, shapes: await listShapes(site) };
}
