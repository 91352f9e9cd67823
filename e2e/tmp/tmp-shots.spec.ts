import { mkdirSync } from "node:fs";
import { test } from "../fixtures/own-site.ts";
import { resize } from "../fixtures/pages.ts";
import { go, openPanel, panelAddresses } from "../fixtures/panel-screens.ts";

test.describe.configure({ timeout: 600_000 });
const langs = (process.env.LANGS ?? "nl,en").split(",");
const widths = (process.env.WIDTHS ?? "360,1280").split(",").map(Number);
for (const language of langs) {
  test(`shots ${language}`, async ({ page, site }) => {
    mkdirSync("/tmp/shots", { recursive: true });
    const screens = await panelAddresses(site);
    await openPanel(page, site, language === "en" ? "en" : "nl");
    for (const route of (process.env.SHOTS ?? "").split(",")) {
      const [path, click] = route.split("@");
      for (const width of widths) {
        await resize(page, width, width < 700 ? 800 : 800);
        await go(page, "/admin/settings");
        await go(page, screens.get(path ?? "") ?? path ?? "");
        await page.waitForTimeout(2500);
        if (click) {
          await page.locator(click).first().click();
          await page.waitForTimeout(800);
        }
        await page.screenshot({
          path: `/tmp/shots/${process.env.TAG ?? ""}${language}-${width}-${(path ?? "").replaceAll("/", "_").replaceAll(":", "")}${click ? "-c" : ""}.png`,
          fullPage: !!process.env.FULL,
        });
      }
    }
  });
}
