import { z } from "zod";
import { until } from "../until.ts";
import type { TestBrowser } from "./browser.ts";
import { findOnPage, type Step } from "./find-on-page.ts";

/** What a person does on a page, and sees there. */
export type Screen = ReturnType<typeof screenOf>;

const place = z.object({ x: z.number(), y: z.number(), right: z.number(), id: z.string() });

/** A target is a role and name, "button: Save", or nested, "dialog > button: Save". */
export function screenOf(browser: TestBrowser, site: string) {
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
    open: (path: string) => browser.open(site + path),
    click,
    async clickBeside(target: string) {
      const { right, y } = await findStable(target);
      await browser.click(right + 20, y);
    },
    /** Types into the focused element. */
    type: browser.type,
    async fill(field: string, text: string) {
      await click(field);
      await browser.type(text);
    },
    async upload(field: string, path: string) {
      await browser.upload((await find(field)).id, path);
    },
    sees: async (target: string) => void (await find(target)),
    async seesNo(target: string) {
      await until(`no ${target}`, async () => (await look(target, false)) === null || null);
    },
    async isAt(path: string) {
      await until(`to be at ${path}`, async () => (await browser.run("location.pathname")) === path || null);
    },
    /** Expects no horizontal overflow. */
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
