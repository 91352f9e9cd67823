import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "puppeteer-core";
import type { Check } from "../check.ts";
import { type AttackedSite, publishEach, withAttackedSite } from "../hostile/attacked-site.ts";
import { closeEngines, describeEngines, type Engine, openEngines, openWatched } from "../hostile/browsers.ts";
import { inGroups, readPayloads } from "../hostile/payloads.ts";
import { type PlainServer, startPlainServer } from "../hostile/plain-server.ts";
import { provoke } from "../hostile/provoke.ts";
import { withUncleanBuild } from "../hostile/unclean-build.ts";

/** Every so many of the attacks are shown as whole articles too, and without the policy, to see that they would run. */
const step = Number(process.env.VERIFY_STEP ?? 100);
/** So many documents stand in frames of one page. */
const together = 50;

/** What the content security policy is worth alone: HTML as attackers wrote it, cleaned by nobody. */
export const secondWall: Check = {
  line: "S24",
  what: "A build without the sanitiser publishes attacks as articles; real browsers show some as they are and all in frames with the policy of such an article, every handler is woken and every link followed. Without the policy many of them run.",
  async run() {
    const payloads = await readPayloads();
    const engines = await openEngines();
    const server = await startPlainServer();
    try {
      return await withUncleanBuild((directory) =>
        withAttackedSite((attacked) => attack(attacked, engines, payloads, server), directory),
      );
    } finally {
      await server.close();
      await closeEngines(engines);
    }
  },
};

async function attack(
  { site, host, database }: AttackedSite,
  engines: readonly Engine[],
  payloads: readonly string[],
  server: PlainServer,
): Promise<string> {
  const articles = payloads.filter((_, number) => number % step === 0);
  await publishEach(database, articles);
  const policy = await policyOf(`${site.address}/insights/attack-0`);
  const whole = articles.flatMap((_, number) =>
    ["", "/en"].map((prefix) => `${site.address}${prefix}/insights/attack-${number}`),
  );
  const guarded = framed(
    server,
    payloads,
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  const bare = framed(server, articles);
  let ran = 0;
  for (const { name, browser } of engines) {
    assert.deepEqual(await whatRan(browser, host, whole), [], `articles in ${name}`);
    assert.deepEqual(await whatRan(browser, server.host, guarded), [], `documents in ${name}`);
    ran += (await whatRan(browser, server.host, bare)).length;
  }
  const tried = articles.length * engines.length;
  assert(ran > tried / 5, `without the policy only ${ran} of ${tried} ran: nothing was shown by this`);
  const seen = `${payloads.length} attacks uncleaned in ${describeEngines(engines)}, ${articles.length} of them as articles in both languages`;
  return `${seen}: no script ran; ${tried} of them without the policy showed ${ran} dialogs`;
}

/** The addresses of pages that hold each text in a frame of its own, which has this policy. */
function framed(server: PlainServer, texts: readonly string[], policy?: string): string[] {
  return inGroups(texts, together).map((group) => {
    const frames = group.map((html) => `<iframe src="${server.show(wrap(html), policy)}"></iframe>`);
    return server.show(`<!DOCTYPE html><title>x</title>${frames.join("\n")}`);
  });
}

/** The policy of an article, which must be the strict one: this build differs in the sanitiser alone. */
async function policyOf(address: string): Promise<string> {
  const policy = (await fetch(address)).headers.get("content-security-policy") ?? "";
  assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-/);
  return policy;
}

function wrap(html: string): string {
  return `<!DOCTYPE html><html lang="nl"><head><title>x</title></head><body><section>${html}</section></body></html>`;
}

/** The dialogs that documents showed: each of the attacks would show one. */
async function whatRan(browser: Browser, host: string, addresses: readonly string[]): Promise<string[]> {
  const ran: string[] = [];
  for (const address of addresses) {
    const { page, events } = await openWatched(browser, host);
    // An attack may lead the browser away from its page; that is no script of the page.
    await page.goto(address, { waitUntil: "load", timeout: 10_000 }).catch(() => undefined);
    await Promise.race([page.evaluate(provoke).catch(() => undefined), wait(5_000)]);
    await wait(50);
    await page.close().catch(() => undefined);
    ran.push(
      ...events.filter((event) => event.startsWith("a dialog")).map((event) => `${address}: ${event}`),
    );
  }
  return ran;
}
