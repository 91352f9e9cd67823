import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildChanged } from "../changed-build.ts";
import type { Check } from "../check.ts";
import { type AttackedSite, publishEach, startAttackedSite } from "../hostile/attacked-site.ts";
import { type Engine, type Engines, openEngines, openWatched } from "../hostile/browsers.ts";
import { inspect } from "../hostile/in-page.ts";
import { inGroups, readPayloads, scriptKinds } from "../hostile/payloads.ts";
import { type PlainServer, startPlainServer } from "../hostile/plain-server.ts";
import { expectStable, timeLongTexts, ways } from "../hostile/sanitising.ts";
import { watchScripts } from "../hostile/script-watch.ts";

/** Every n-th attack is also published as an article (S24). */
const step = Number(process.env.VERIFY_STEP ?? 100);

/** Replaces the sanitiser, which no setting can disable: returns HTML unchanged. */
const unclean = `
export function cleanHtml(html: string): string { return html; }
export function cleanFilledHtml(html: string): string { return html; }
`;

/** Hostile HTML: what the sanitiser makes of it, what the site shows of it, and what the policy alone stops. */
export const hostileChecks: readonly Check[] = [
  {
    line: "S21",
    what: "Every attack, cleaned as for articles, other pages, confirmations, feeds and mails, stands in documents without a policy in real browsers; cleaning twice is cleaning once; a text of 1 MB takes less than half a second of the processor.",
    async run() {
      const payloads = await readPayloads();
      assert(payloads.length >= 1_000, `only ${payloads.length} attacks`);
      expectStable(payloads);
      const slowest = timeLongTexts();
      assert(slowest < 500, `1 MB took ${Math.round(slowest)} ms`);
      await using engines = await openEngines();
      await using server = await startPlainServer();
      for (const engine of engines.all) await showCleaned(engine, payloads, server);
      const shown = `${payloads.length} attacks × ${Object.keys(ways).length} ways in ${engines.names}`;
      return `${shown}: nothing ran, nothing was asked for elsewhere; 1 MB took ${Math.round(slowest)} ms at most`;
    },
  },
  {
    line: "S24",
    what: "A build without the sanitiser publishes attacks as articles; real browsers show some as they are and all in frames with the policy of such an article, every handler is woken and every link followed, and no script shows itself by a dialog, by a call, by what it changes, by a request or by leading elsewhere. Without the policy each of these ways is seen, and many of the same attacks run.",
    async run() {
      const payloads = await readPayloads();
      await using engines = await openEngines();
      await using server = await startPlainServer();
      const clean = join("app", "html", "clean.server.ts");
      await using build = await buildChanged((directory) => writeFile(join(directory, clean), unclean));
      await using attacked = await startAttackedSite({ directory: build.path });
      return await publishUncleaned(attacked, engines, payloads, server);
    },
  },
];

/** Each attack in a document of its own without a CSP: the sanitiser alone must stop it. */
async function showCleaned({ name, browser }: Engine, payloads: readonly string[], server: PlainServer) {
  const { page, events } = await openWatched(browser, server.host);
  for (const [way, clean] of Object.entries(ways)) {
    for (const group of inGroups(payloads, 200)) {
      const cleaned = group.map((html) => `<section>${clean(html, `http://${server.host}`)}</section>`);
      await page.goto(server.show(documentOf(cleaned.join("\n"))), { waitUntil: "load" });
      const found = await page.evaluate(inspect, "body > section");
      assert.deepEqual([...found, ...events], [], `${way} in ${name}`);
      const count = await page.evaluate(() => document.querySelectorAll("body > section").length);
      assert.equal(count, group.length, `${way} in ${name}: an attack left its place`);
    }
  }
  await page.close();
}

const inBoth = (path: string) => [path, `/en${path}`];
/** The content security policy alone, against unsanitised HTML. */
async function publishUncleaned(
  { site, database }: AttackedSite,
  engines: Engines,
  payloads: readonly string[],
  server: PlainServer,
): Promise<string> {
  const articles = payloads.filter((_, number) => number % step === 0);
  await publishEach(database, articles);
  const addresses = articles.flatMap((_, number) =>
    inBoth(`/insights/attack-${number}`).map((path) => site.address + path),
  );
  const policy = (await policyOf(addresses[0] ?? "")).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );
  const documents = [...payloads, ...Object.values(scriptKinds)];
  let ran = 0;
  for (const engine of engines.all) {
    const ofArticles = await watchScripts(engine, addresses, { hasOwnScripts: true });
    assert.deepEqual(ofArticles, [], `articles in ${engine.name}`);
    const guarded = await watchScripts(engine, framed(server, documents, policy));
    assert.deepEqual(guarded, [], `documents in ${engine.name}`);
    await expectEveryKind(engine, server);
    const bare = await watchScripts(engine, framed(server, payloads));
    ran += new Set(bare.map(({ path }) => path)).size;
  }
  const tried = payloads.length * engines.all.length;
  assert(ran > tried / 5, `without the policy only ${ran} of ${tried} ran: little was shown by this`);
  const seen = `${payloads.length} attacks uncleaned in ${engines.names}, ${articles.length} of them as articles in both languages`;
  return `${seen}: no script ran; without the policy ${ran} of ${tried} did, and each of ${Object.keys(scriptKinds).length} ways in which a script shows itself was seen`;
}

/** Each way in which a script shows itself is seen where no policy forbids it: else nothing is shown by seeing none. */
async function expectEveryKind(engine: Engine, server: PlainServer): Promise<void> {
  for (const [kind, html] of Object.entries(scriptKinds)) {
    // Firefox does not report a request's purpose.
    if (kind === "request" && engine.name === "Firefox") continue;
    const traces = await watchScripts(engine, framed(server, [html]));
    const isSeen = traces.some(({ what }) => what === kind);
    assert(isSeen, `${kind} in ${engine.name}: ${JSON.stringify(traces)}`);
  }
}

/** The addresses of pages that hold each text in a frame of its own, which has this policy; fifty on each page. */
function framed(server: PlainServer, texts: readonly string[], policy?: string): string[] {
  return inGroups(texts, 50).map((group) => {
    const shown = group.map((html) => server.show(documentOf(`<section>${html}</section>`), policy));
    const frames = shown.map((address) => `<iframe src="${address}"></iframe>`);
    return server.show(`<!DOCTYPE html><title>x</title>${frames.join("\n")}`);
  });
}

/** The policy of an article, which must be the strict one: this build differs in the sanitiser alone. */
async function policyOf(address: string): Promise<string> {
  const policy = (await fetch(address)).headers.get("content-security-policy") ?? "";
  assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-/);
  return policy;
}

function documentOf(html: string): string {
  return `<!DOCTYPE html><html lang="nl"><head><title>x</title></head><body>${html}</body></html>`;
}
