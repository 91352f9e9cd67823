import assert from "node:assert/strict";
import { createDatabase } from "../../server/backend/testing/postgres.ts";
import { openPlace } from "../../server/testing/odd-values/attempts.ts";
import { generous } from "../../server/testing/odd-values/product.ts";
import { pageReaders } from "../../server/testing/odd-values/read-pages.ts";
import { panelReaders } from "../../server/testing/odd-values/read-panel.ts";
import { publicReaders } from "../../server/testing/odd-values/read-public.ts";
import { serverReaders } from "../../server/testing/odd-values/read-server.ts";
import { fingerprintsOf } from "../../server/testing/odd-values/restored.ts";
import { productOf } from "../../server/testing/odd-values/site-product.ts";
import { walk } from "../../server/testing/odd-values/walk.ts";
import { chooseEvery } from "../../server/testing/odd-values/walked.ts";
import type { Check } from "../check.ts";
import { type AttackedSite, startAttackedSite } from "../hostile/attacked-site.ts";
import { openChromium, openWatched } from "../hostile/browsers.ts";
import { open, signIn } from "../hostile/screens.ts";

const readers = [...pageReaders, ...publicReaders, ...panelReaders, ...serverReaders];

/** The screens that list rows. */
const screens =
  `overview blog homepage tags about about/history download-pages texts media proposals statistics leads
  users settings/addresses settings/audit-log settings/webhooks settings/tokens`.split(/\s+/);

/** What `server/odd-values.test.ts` does with some of the values, with all of them, and with pages and screens. */
export const oddValuesAreRead: Check = {
  line: "S41",
  what: "Every column and every parameter of a function that writes takes every odd value of its type: each is refused with a code, or pages, panel, feeds, sitemap, Markdown, assistants and queues answer, the screens of the panel show their lists in Chromium, and a restored backup equals the database.",
  async run() {
    await using attacked = await startAttackedSite({ settings: generous });
    await using product = await productOn(attacked);
    const { choose, save } = chooseEvery();
    const { accepted, faults, unread } = await walk(openPlace(product), choose, readers, openAnother);
    assert.deepEqual([...faults, ...unread], []);
    await showScreens(attacked);
    await attacked.site.stop();
    const { database, dataDirectory } = attacked;
    const empty = await createDatabase(attacked.databaseUrl, "restored");
    const { before, after } = await fingerprintsOf(database, dataDirectory, empty);
    assert.deepEqual(after, before);
    await save();
    return `${accepted} odd values were stored: ${readers.length} readers and ${screens.length} screens show what there is, and a backup has it`;
  },
};

function productOn({ site, database, dataDirectory }: AttackedSite) {
  return productOf({ address: site.address, database, directory: dataDirectory });
}

async function openAnother() {
  await using starting = new AsyncDisposableStack();
  const product = starting.use(
    await productOn(starting.use(await startAttackedSite({ settings: generous }))),
  );
  const started = starting.move();
  return { ...product, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

/** Opens each screen as an administrator: it has its heading, and tells of no failure. */
async function showScreens({ site, host }: AttackedSite): Promise<void> {
  await using engine = await openChromium();
  const { page } = await openWatched(engine.browser, host);
  await signIn(page, site.address);
  // A request of a page that is left before its answer would count as one that goes on.
  const isIdle = () => page.waitForNetworkIdle({ idleTime: 300, timeout: 180_000 });
  await isIdle();
  for (const screen of screens) {
    await open(page, `${site.address}/admin/${screen}`);
    await page.waitForSelector("main :is(h1, h2)", { visible: true });
    await isIdle();
    const alerts = await page.$$eval("[role=alert]", (all) => all.map(({ textContent }) => textContent));
    assert.deepEqual(alerts, [], screen);
  }
}
