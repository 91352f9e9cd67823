// @module-tag S18

import type { Page } from "@playwright/test";
import { expect, storeSession, test } from "../fixtures/accounts.ts";
import { lostConnectionError } from "../fixtures/pages.ts";

/** The times of the page's refresh requests, by its own clock. */
async function watchRefreshes(page: Page, isLost = () => false): Promise<number[]> {
  const times: number[] = [];
  await page.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
    times.push(await page.evaluate(() => Date.now()));
    if (isLost()) await route.abort();
    else await route.continue();
  });
  return times;
}

function sessionOf(page: Page): Promise<{ access_token: string; expires_at: number }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("vlotwerk-session") ?? "null"));
}

async function hide(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
    window.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** Opens the settings and waits for the user: no request is pending when the clock jumps. */
async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await expect(page.getByRole("banner").getByRole("link", { name: "Instellingen" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tweede stap instellen" })).toBeVisible();
}

const minute = 60_000;

test("a session is refreshed in the background, shortly before its token ends", async ({
  page,
  createUser,
}) => {
  await page.clock.install();
  await storeSession(page, await createUser());
  await openSettings(page);
  const times = await watchRefreshes(page);
  const first = await sessionOf(page);

  await page.clock.runFor(12.9 * minute);
  expect(times).toEqual([]);
  await page.clock.runFor(1.6 * minute);
  await expect.poll(async () => (await sessionOf(page)).access_token).not.toBe(first.access_token);

  expect(times).toHaveLength(1);
  const before = first.expires_at * 1_000 - (times[0] ?? 0);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(120_000);
});

test("a hidden tab does not refresh, and does so when visible again", async ({ page, createUser }) => {
  await page.clock.install();
  await storeSession(page, await createUser());
  await openSettings(page);
  const times = await watchRefreshes(page);
  const first = await sessionOf(page);

  await hide(page, "hidden");
  await page.clock.runFor(20 * minute);
  expect(times).toEqual([]);

  await hide(page, "visible");
  await expect.poll(() => times.length).toBe(1);
  await expect.poll(async () => (await sessionOf(page)).access_token).not.toBe(first.access_token);
  await expect(page).toHaveURL("/settings");
});

test.describe("a lost connection", () => {
  test.use({
    expectedErrors: [lostConnectionError, "ERR_FAILED", "could not be asked", "not loaded"],
  });

  test("is retried after 200 milliseconds, doubling, and the session is kept", async ({
    page,
    createUser,
  }) => {
    await page.clock.install();
    await storeSession(page, await createUser());
    await openSettings(page);
    const first = await sessionOf(page);
    let failures = 4;
    const times = await watchRefreshes(page, () => failures-- > 0);

    // Only the steps below pass: a slow machine's own time would add to the pauses.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + minute / 60);
    // The first attempt is due after 13 minutes; the jump's overshoot shortens the first retry.
    await page.clock.runFor(12.9 * minute);
    await expect(async () => {
      // In small steps, so that each attempt fails before the next is due.
      await page.clock.runFor(100);
      expect((await sessionOf(page)).access_token).not.toBe(first.access_token);
    }).toPass({ intervals: [10] });

    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toHaveLength(4);
    for (const [index, pause] of pauses.entries()) {
      const due = 200 * 2 ** index;
      expect(pause).toBeGreaterThanOrEqual(due);
      expect(pause).toBeLessThan(due + 400);
    }
    await expect(page).toHaveURL("/settings");
  });
});
