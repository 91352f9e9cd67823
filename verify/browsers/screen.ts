import { z } from "zod";
import { until } from "../until.ts";
import type { TestBrowser } from "./browser.ts";
import { findOnPage, type Step } from "./find-on-page.ts";

/** User actions on a page. A target is a role and name, "button: Save", or nested, "dialog > button: Save". */
export type Screen = {
  open(path: string): Promise<void>;
  click(target: string): Promise<void>;
  clickBeside(target: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  fill(field: string, text: string): Promise<void>;
  upload(field: string, path: string): Promise<void>;
  sees(target: string): Promise<void>;
  seesNo(target: string): Promise<void>;
  isAt(path: string): Promise<void>;
  /** Expects no horizontal overflow. */
  fits(): Promise<void>;
};

const place = z.object({ x: z.number(), y: z.number(), right: z.number(), id: z.string() });

export function screenOf(browser: TestBrowser, site: string): Screen {
  async function look(target: string, isReachable: boolean): Promise<z.infer<typeof place> | null> {
    const input = JSON.stringify({ path: readTarget(target), isReachable });
    return place.nullable().parse(await browser.run(`(${findOnPage})(${input})`));
  }

  async function find(target: string): Promise<z.infer<typeof place>> {
    return until(target, () => look(target, false));
  }

  /** Waits until the element has the same position twice: a click on a moving one would miss. */
  async function findStable(target: string): Promise<z.infer<typeof place>> {
    let last = "";
    return until(`${target} to click on`, async () => {
      const seen = await look(target, true);
      const isAtRest = JSON.stringify(seen) === last;
      last = JSON.stringify(seen);
      return isAtRest ? seen : null;
    });
  }

  async function click(target: string): Promise<void> {
    const { x, y } = await findStable(target);
    await browser.click(x, y);
  }

  return {
    open: (path) => browser.open(site + path),
    click,
    async clickBeside(target) {
      const { right, y } = await findStable(target);
      await browser.click(right + 20, y);
    },
    type: browser.type,
    async fill(field, text) {
      await click(field);
      await browser.type(text);
    },
    async upload(field, path) {
      await browser.upload((await find(field)).id, path);
    },
    sees: async (target) => void (await find(target)),
    async seesNo(target) {
      await until(`no ${target}`, async () => (await look(target, false)) === null || null);
    },
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
