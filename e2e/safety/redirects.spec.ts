// @module-tag S12

import type { Page } from "@playwright/test";
import { type MailServer, startMailServer } from "../../server/backend/mail/testing/start-mail-server.ts";
import { addressesElsewhere } from "../../test/addresses/addresses-elsewhere.ts";
import { inGroups } from "../../verify/hostile/payloads.ts";
import { fillIn } from "../fixtures/accounts.ts";
import { firstAdmin } from "../fixtures/first-admin.ts";
import { lostConnectionError, statusError } from "../fixtures/pages.ts";
import { test as base, expect, settingsFor } from "../fixtures/provider-site.ts";
import { arrangeLocations } from "../fixtures/redirect-locations.ts";
import { sample } from "../fixtures/thorough.ts";

const test = base.extend<{ mails: MailServer; targets: string[] }>({
  // Playwright parses the required fixtures from the braces.
  async mails({ browserName: _ }, use) {
    const server = await startMailServer();
    await use(server);
    await server.stop();
  },
  environment: ({ google, mails }, use) =>
    use({ ...settingsFor(google), SMTP_URL: `smtp://127.0.0.1:${mails.port}`, TRUST_PROXY: "1" }),
  targets: async ({ site }, use) => {
    const targets = addressesElsewhere(new URL(site.address).host);
    expect(new Set(targets).size).toBeGreaterThanOrEqual(60);
    await use(targets);
  },
});

test.use({
  expectedErrors: [
    // More views in a moment than are counted of one address.
    statusError(429),
    ...[400, 401, 403, 404, 405, 410, 414].map(statusError),
    lostConnectionError,
    // Requests to the provider are expected.
    "foreign request: http://localhost",
    "foreign request: http://127.0.0.1",
  ],
});

test.beforeEach(({ page }) => {
  page.on("dialog", (dialog) => {
    expect.soft(dialog.message(), "a dialog").toBe("");
    return dialog.dismiss();
  });
});

/** Navigates and returns the final URL; null when the browser refuses to follow. */
async function follow(page: Page, address: string): Promise<URL> {
  const answer = await page.goto(address, { waitUntil: "commit" }).catch(() => null);
  expect.soft(new URL(page.url()).origin, address).toBe(new URL(address).origin);
  return new URL(answer?.url() ?? "about:blank");
}

test("the server never redirects to another site", async ({ page, site, targets }) => {
  for (const [way, addressFor] of Object.entries(await arrangeLocations(site, page.request))) {
    const led: string[] = [];
    // Raw targets are parsed by the browser.
    const isRaw = addressFor("//").includes("//");
    const tried = sample(targets, isRaw ? 10 : 32);
    for (const group of inGroups(tried, 8)) {
      await Promise.all(
        group.map(async (target) => {
          const address = site.address + addressFor(target);
          const answer = await fetch(address, {
            redirect: "manual",
            headers: { "x-forwarded-for": "10.6.5.4" },
          });
          await answer.arrayBuffer();
          const to = answer.headers.get("location");
          if (to === null) return;
          expect.soft(new URL(to, address).origin, address).toBe(site.address);
          led.push(address);
        }),
      );
    }
    expect.soft(led.length, `${way} redirects`).toBeGreaterThan(tried.length / 2);
    for (const address of sample(led, 32)) {
      expect.soft((await follow(page, address)).origin, address).toBe(site.address);
    }
  }
});

test("a return from a provider stays on this site", async ({ page, site, targets }) => {
  const challenge = `code_challenge=${"x".repeat(43)}&code_challenge_method=plain`;
  let starts = 0;
  async function startFlowFor(target: string): Promise<URL> {
    starts += 1;
    // Many flow starts need many client addresses.
    await page.setExtraHTTPHeaders({ "x-forwarded-for": `10.9.8.${starts}` });
    const to = encodeURIComponent(target);
    return follow(page, `${site.address}/auth/v1/authorize?provider=google&${challenge}&redirect_to=${to}`);
  }
  const wanted = await startFlowFor(`${site.address}/en/contact?x=1`);
  expect(wanted.pathname + wanted.search).toMatch(/^\/en\/contact\?x=1&code=[\w-]+$/);
  for (const target of sample(targets, 48)) {
    const landed = await startFlowFor(target);
    expect.soft(landed.origin + landed.pathname, target).toBe(`${site.address}/beheer`);
    expect.soft(landed.search, target).toMatch(/^\?code=[\w-]+$/);
  }
});

test("the links in mails lead to this site, for any redirect parameter", async ({
  page,
  site,
  targets,
  mails,
}) => {
  async function ask(path: string, target: string, number: number): Promise<void> {
    const answer = await fetch(`${site.address}/auth/v1/${path}?redirect_to=${encodeURIComponent(target)}`, {
      method: "POST",
      headers: {
        apikey: "sb_publishable_vlotwerk",
        "Content-Type": "application/json",
        "x-forwarded-for": `10.8.7.${number}`,
      },
      body: JSON.stringify({ email: `persoon${number}@klant.example`, password: "zes ezels eten hooi" }),
    });
    expect(answer.status, `${path} ${target}`).toBe(200);
  }
  const sampled = sample([...targets.entries()], 32);
  for (const path of ["signup", "recover"]) {
    for (const group of inGroups(sampled, 8)) {
      await Promise.all(group.map(([number, target]) => ask(path, target, number)));
    }
  }
  await expect.poll(() => mails.received.length).toBe(2 * sampled.length);

  const links = mails.received.map(({ mail }) => {
    const [link = ""] = mail.text?.match(/https?:\S+/) ?? [];
    const inHtml = `${mail.html}`.matchAll(/(?:href|src)="([^"]*)"/g);
    for (const [, one = ""] of inHtml) expect(new URL(one).origin).toBe(site.address);
    expect(link).toMatch(/\/beheer\?token_hash=[\w-]+&type=(signup|recovery)&language=nl$/);
    return link;
  });
  // The links differ by type only.
  for (const [number, link] of links.entries()) {
    if (number % 4 !== 0) continue;
    const target = encodeURIComponent(targets[number % targets.length] ?? "");
    await page.goto(`${link}&redirect_to=${target}&next=${target}`);
    await page.getByRole("main").getByRole("form").getByRole("button").click();
    await expect(page).toHaveURL(/\/settings$|\/beheer$/);
    expect(new URL(page.url()).origin).toBe(site.address);
    await page.evaluate(() => localStorage.clear());
  }
});

test("a sign-in redirects to a page of this site", async ({ page, context, site, targets }) => {
  /** Sets the router state of a visitor redirected to the login page. */
  async function openLoginFrom(where: Page, from: string): Promise<void> {
    await where.evaluate((usr) => history.replaceState({ usr, key: "x", idx: 0 }, "", "/beheer"), { from });
    await where.reload({ waitUntil: "commit" });
  }
  async function expectSameOrigin(where: Page, from: string): Promise<void> {
    await where.waitForURL(({ pathname }) => pathname !== "/beheer", { waitUntil: "commit" });
    expect.soft(new URL(where.url()).origin, from).toBe(site.address);
  }
  await page.goto("/beheer");
  await openLoginFrom(page, "//evil.example");
  await fillIn(page, firstAdmin);
  await expect(page).toHaveURL("/admin");
  await openLoginFrom(page, "/settings?x=1");
  await expect(page).toHaveURL("/settings?x=1");

  const left = sample(targets, 48);
  async function repeat(): Promise<void> {
    const tab = await context.newPage();
    await tab.goto("/terms");
    for (let from = left.pop(); from !== undefined; from = left.pop()) {
      await openLoginFrom(tab, from);
      await expectSameOrigin(tab, from);
    }
  }
  await Promise.all([repeat(), repeat()]);
});
