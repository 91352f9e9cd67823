import type { Engine } from "../hostile/browsers.ts";
import type { TestBrowser } from "./browser.ts";

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function drivePuppeteer({ name, browser }: Engine): Promise<TestBrowser> {
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
