import { z } from "zod";
import type { TestBrowser } from "./browser.ts";
import { findOnPage, type Step } from "./find-on-page.ts";
import { until } from "./until.ts";

/** What a person does with a page. What is meant is named "button: Save" or, inside of another, "dialog > button: Save". */
export type Screen = {
  open(path: string): Promise<void>;
  click(target: string): Promise<void>;
  /** Types at what has the focus. */
  type(text: string): Promise<void>;
  fill(field: string, text: string): Promise<void>;
  upload(field: string, path: string): Promise<void>;
  sees(target: string): Promise<void>;
  isAt(path: string): Promise<void>;
  /** Nothing is wider than the window. */
  fits(): Promise<void>;
};

const place = z.object({ x: z.number(), y: z.number(), id: z.string() });

export function screenOf(browser: TestBrowser, site: string): Screen {
  async function find(target: string, isReachable: boolean): Promise<z.infer<typeof place>> {
    const path = readTarget(target);
    let last = "";
    return until(`${target}${isReachable ? " to click on" : ""}`, async () => {
      const seen = place.safeParse(
        await browser.run(`(${findOnPage})(${JSON.stringify({ path, isReachable })})`),
      ).data;
      // What still moves would be missed.
      const isAtRest = JSON.stringify(seen) === last || !isReachable;
      last = JSON.stringify(seen);
      return isAtRest && seen ? seen : null;
    });
  }

  async function click(target: string): Promise<void> {
    const { x, y } = await find(target, true);
    await browser.click(x, y);
  }

  return {
    open: (path) => browser.open(site + path),
    click,
    type: browser.type,
    async fill(field, text) {
      await click(field);
      await browser.type(text);
    },
    async upload(field, path) {
      await browser.upload((await find(field, false)).id, path);
    },
    sees: async (target) => void (await find(target, false)),
    async isAt(path) {
      await until(`to be at ${path}`, async () => (await browser.run("location.pathname")) === path || null);
    },
    async fits() {
      const isWithin = "document.documentElement.scrollWidth <= innerWidth";
      await until("nothing wider than the window", async () => (await browser.run(isWithin)) || null);
    },
  };
}

function readTarget(target: string): Step[] {
  return target.split(" > ").map((step) => {
    const [role = "", name = ""] = step.split(/: (.*)/);
    return { role, name };
  });
}
