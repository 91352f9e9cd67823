import type { Page } from "@playwright/test";
import { test } from "./fixtures.ts";

const policy = "default-src 'none'; script-src 'self'; img-src https: http:";

/** A page of this host with this body and a CSP like the site's. */
async function open(page: Page, body: string): Promise<void> {
  await page.route("/fixture", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "Content-Security-Policy": policy },
      body: `<!DOCTYPE html><title>Fixture</title>${body}`,
    }),
  );
  await page.goto("/fixture", { waitUntil: "networkidle" });
}

test.describe("every test", () => {
  test.fail("fails when a page breaks its content security policy", async ({ page }) => {
    await open(page, "<script>document.title = 'ran'</script>");
  });

  test.fail("fails on a request to another host", async ({ page }) => {
    await open(page, '<img src="https://tracker.invalid/pixel.gif" alt="">');
  });

  test.fail("fails when a page throws", async ({ page }) => {
    await open(page, "");
    const thrown = page.waitForEvent("pageerror");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("broken");
      });
    });
    await thrown;
  });

  test("passes when nothing happens", async ({ page }) => {
    await open(page, "<p>Niets aan de hand</p>");
  });
});
