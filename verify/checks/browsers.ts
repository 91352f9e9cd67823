import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onSite, temporaryDirectory } from "../../bench/test-bed.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import type { TestBrowser } from "../browsers/browser.ts";
import { desktopFlows, phoneFlows } from "../browsers/flows.ts";
import { openBrowsers } from "../browsers/open-browsers.ts";
import { screenOf } from "../browsers/screen.ts";
import type { Check } from "../check.ts";

export const browsers: Check = {
  line: "Browsers",
  what: "In Chromium, Firefox and WebKit a visitor reads, searches, goes through the menu, changes the language and sends both forms, at a phone's width as well; an administrator signs in, writes and publishes an article, keeps a PDF and signs out.",
  async run() {
    await using directory = await temporaryDirectory();
    const pdf = join(directory.path, "gids.pdf");
    await writeFile(pdf, somePdf("gids"));
    return await inEachBrowser(pdf);
  },
};

const sizes = {
  desk: { width: 1280, height: 800, flows: desktopFlows },
  phone: { width: 360, height: 780, flows: phoneFlows },
};

async function inEachBrowser(pdf: string): Promise<string> {
  const failures: string[] = [];
  const seen: string[] = [];
  for (const open of openBrowsers()) {
    const browser = await open();
    seen.push(`${browser.name} ${browser.version}`);
    // Each on a new site, because of the form limit.
    const failed = await onSite(({ address }) => runFlows(browser, address, pdf)).finally(browser.close);
    failures.push(...failed);
  }
  if (failures.length > 0) throw new Error(failures.join("; "));
  const { desk, phone } = sizes;
  const [onDesk, onPhone] = [desk, phone].map(({ flows }) => Object.keys(flows).length);
  return `${onDesk} flows, and ${onPhone} at ${phone.width} pixels, held in each of ${seen.join(", ")}`;
}

/** What did not hold, each in one sentence. */
async function runFlows(browser: TestBrowser, site: string, pdf: string): Promise<string[]> {
  const failures: string[] = [];
  for (const [device, { width, height, flows }] of Object.entries(sizes)) {
    await browser.resize(width, height);
    for (const [title, go] of Object.entries(flows)) {
      await go(screenOf(browser, site), pdf).catch(({ message }: Error) => {
        failures.push(`${browser.name}, ${device}, ${title}: ${message}`);
      });
    }
  }
  return failures;
}
