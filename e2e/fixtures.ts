import { randomInt } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type { Site, Sites } from "./sites.ts";

export { expect };

type WorkerFixtures = {
  sites: Sites;
  /** A shared site whose content no test changes. */
  readOnlySite: Site;
  /** A shared site to which tests of accounts and panel add their own rows. */
  panelSite: Site;
};

type Fixtures = {
  /** The tested site; its address is the base URL. */
  site: Site;
  /** Parts of error messages that the test provokes. */
  expectedErrors: string[];
  /** Fails the test on errors of its pages: see `watch`. */
  errors: string[];
  /** Expects no axe violations on the current page (WCAG 2.2, levels A and AA). */
  expectAccessible(): Promise<void>;
};

/**
 * Playwright's test, which also fails on console errors, exceptions, CSP violations and requests to other hosts. Each
 * test has a client address of its own.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sites: [
    // Playwright parses the required fixtures from the braces.
    async ({ browserName: _ }, use) => {
      // Imported lazily, so that `--only-changed` does not run every test after a change of the server.
      const { startSites } = await import("./sites.ts");
      const sites = await startSites();
      await use(sites);
      await sites.stop();
    },
    { scope: "worker" },
  ],
  readOnlySite: [({ sites }, use) => withSite(sites, use), { scope: "worker" }],
  panelSite: [({ sites }, use) => withSite(sites, use), { scope: "worker" }],
  site: ({ readOnlySite }, use) => use(readOnlySite),
  baseURL: ({ site }, use) => use(site.address),
  expectedErrors: [[], { option: true }],
  // Tests must not share rate limits.
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "x-forwarded-for": someAddress() }),
  errors: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on("page", (page) => watch(page, new URL(baseURL ?? "").host, errors));
      await context.exposeBinding("reportViolation", (_, violation: string) => errors.push(violation));
      await context.addInitScript(reportViolations);
      await use(errors);
      const unexpected = errors.filter(
        (error) => !expectedErrors.some((expected) => error.includes(expected)),
      );
      expect(unexpected, "errors of the pages").toEqual([]);
    },
    { auto: true },
  ],
  async expectAccessible({ page }, use) {
    await use(async () => {
      const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
      // axe would hang in a frame without scripts.
      const axe = new AxeBuilder({ page }).withTags(tags).exclude("iframe[sandbox]");
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ target }) => target),
      }));
      expect(found, `accessibility of ${page.url()}`).toEqual([]);
    });
  },
});

async function withSite(sites: Sites, use: (site: Site) => Promise<void>): Promise<void> {
  const site = await sites.open();
  await use(site);
  await site.stop();
}

function someAddress(): string {
  const part = () => randomInt(1, 250);
  return `10.${part()}.${part()}.${part()}`;
}

function watch(page: Page, host: string, errors: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, host: requestHost, href } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && requestHost !== host) errors.push(`foreign request: ${href}`);
  });
}

/** Runs in the page before its scripts. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const report = Reflect.get(window, "reportViolation");
    if (typeof report === "function") {
      report(`policy: ${event.violatedDirective} blocked ${event.blockedURI} on ${location.pathname}`);
    }
  });
}
