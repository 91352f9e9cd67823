import type { Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { at, languages, publicPages, started, statusComplaint } from "./pages.ts";

test.use({ expectedComplaints: [statusComplaint(404)] });

/** What a first visit to any public page may cost, in bytes as they travel, by what the browser asked for. */
const limits: Readonly<Record<string, number>> = {
  document: 25_000,
  stylesheet: 15_000,
  script: 120_000,
  font: 80_000,
  image: 60_000,
  /** The icon in the browser's tab. */
  other: 1_000,
};

for (const language of languages) {
  for (const path of publicPages) {
    test(`a first visit to ${path} carries little (${language})`, async ({ page }) => {
      const requests: Request[] = [];
      page.on("requestfinished", (request) => requests.push(request));
      await page.goto(at(language, path));
      await started(page);
      await page.waitForLoadState("networkidle");

      const bytes = await bytesByType(requests);
      for (const [type, limit] of Object.entries(limits)) {
        expect.soft(bytes[type] ?? 0, `bytes of type ${type}`).toBeLessThanOrEqual(limit);
      }
      expect
        .soft(requests.filter((request) => request.resourceType() === "font").length)
        .toBeLessThanOrEqual(2);
      // A list has a picture for every article; the front page counts them too.
      const counted = requests.filter((request) => path === "/" || request.resourceType() !== "image");
      expect.soft(counted.length, "requests").toBeLessThanOrEqual(20);
      expect.soft(Object.keys(limits)).toEqual(expect.arrayContaining(Object.keys(bytes)));
    });
  }
}

async function bytesByType(requests: readonly Request[]): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const request of requests) {
    const type = request.resourceType();
    bytes[type] = (bytes[type] ?? 0) + (await request.sizes()).responseBodySize;
  }
  return bytes;
}
