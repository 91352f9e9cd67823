import { test as base, expect } from "./fixtures.ts";

export { expect };

/** For tests that change shared state: each has a site of its own. */
export const test = base.extend<{
  /** Additional server settings. */
  environment: NodeJS.ProcessEnv;
}>({
  environment: [{}, { option: true }],
  site: async ({ sites, environment }, use) => {
    const site = await sites.open(environment);
    await use(site);
    await site.stop();
  },
});
