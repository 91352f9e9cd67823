import { spawnSync } from "node:child_process";
import { installFromDebian } from "../../scripts/browser.ts";
import { NotChecked } from "../check.ts";
import { type Engine, findFirefox, openChromium, openFirefox } from "../hostile/browsers.ts";
import type { TestBrowser } from "./browser.ts";
import { openWebKit } from "./webkit.ts";

/** Opens the three browsers in sequence. @throws NotChecked when one is missing and can't be installed */
export function openBrowsers(): (() => Promise<TestBrowser>)[] {
  const firefox = findFirefox() ?? (installFromDebian("firefox-esr") ? findFirefox() : null);
  const hasWebKit = exists("WebKitWebDriver", "Xvfb") || installFromDebian("webkit2gtk-driver", "xvfb");
  if (!firefox || !hasWebKit)
    throw new NotChecked("needs Firefox and WebKit: apt-get install firefox-esr webkit2gtk-driver xvfb");
  return [
    async () => drivePuppeteer(await openChromium()),
    async () => drivePuppeteer(await openFirefox(firefox)),
    openWebKit,
  ];
}

function exists(...programs: string[]): boolean {
  return programs.every((name) => spawnSync("sh", ["-c", 'command -v "$0"', name]).status === 0);
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function drivePuppeteer({ name, browser }: Engine): Promise<TestBrowser> {
  const page = await browser.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  return {
    name,
    version: (await browser.version()).replace(/^.*\//, ""),
    open: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async upload(id, path) {
      const input = await page.$(`input[type=file][id="${id}"]`);
      await input?.uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
