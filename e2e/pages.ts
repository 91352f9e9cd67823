import type { Page } from "@playwright/test";

export const languages = ["nl", "en"] as const;

export type Language = (typeof languages)[number];

/** The address of a page in a language; `path` is its Dutch one. */
export function at(language: Language, path: string): string {
  if (language === "nl") return path;
  return path === "/" ? "/en" : `/en${path}`;
}

/** Every public page that the seed fills, by its Dutch address. */
export const publicPages = [
  "/",
  "/contact",
  "/about-us",
  "/insights",
  "/insights?page=2",
  "/insights/what-an-ai-agent-may-decide",
  "/insights/tag/ai-automation",
  "/search",
  "/blog/agentic-ai",
  "/download/automation-scan-checklist",
  "/terms",
  "/privacy",
  "/table-showcase",
  "/404",
] as const;

/** The browser's console message for a response with this status. */
export function statusError(status: number): string {
  return `the server responded with a status of ${status}`;
}

/** The console message for a missing response. */
export const lostConnectionError = "net::ERR_";

/** Resolves after hydration. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, "__reactRouterDataRouter"));
}

/** Resizes the window and waits for a frame: media queries follow with the next one. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
