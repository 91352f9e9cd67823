import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { languages } from "../../app/i18n/language-texts.ts";
import { addArticles } from "../../bench/article-content.ts";
import { sendFromProcess } from "../../bench/load.ts";
import { type BenchSite, someAddress } from "../../bench/site-process.ts";
import { onEmbedded, temporaryDirectory, withDatabase } from "../../bench/test-bed.ts";
import { quantile } from "../../bench/time.ts";
import { whileRunning } from "../../bench/while-running.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { rounds } from "../check.ts";
import { until } from "../until.ts";
import { countsIn, importAll, type Report } from "./command.ts";
import { type OldAddress, type OldSite, oldAddresses, writeOldSite } from "./old-site.ts";

const oldSite: OldSite = { posts: rounds(10_000), pictures: Math.ceil(rounds(10_000) * 0.03), sentences: 60 };

const maxSeconds = 600;
const maxMemory = 300;
const maxP99 = 150;

const pages = ["/", "/insights", "/insights/bench-1", "/en/insights/bench-2"];
/** Of each page. */
const perSecond = 10;
const secondsOfWindow = 240;

/** Takes a large export while pages are asked for, twice; then asks for the old addresses. @returns the figures */
export function importLargeExport(): Promise<string> {
  return onEmbedded(async ({ settings, prepare, start }) => {
    const { DATA_DIR: data = "" } = settings;
    await using directory = await temporaryDirectory();
    const { file, uploads } = await writeOldSite(directory.path, oldSite);
    const megabytes = Math.round((await stat(file)).size / 1e6);
    await prepare((database) => addArticles(database, 1, 1_000));
    const site = await start();
    const words = [file, "--uploads", uploads];

    await measurePages(site);
    const first = importAll(words, settings);
    const p99s: number[] = [];
    await whileRunning(first, 0, async () => void p99s.push(...(await measurePages(site))));
    const { seconds, memory, allMemory, report } = await first;
    const taken = expectTaken(report);
    const before = await countVersions(data);
    const again = await importAll(words, settings);
    // What was there is "unchanged", and a redirect "known".
    expectOutcomes(again.report, / unchanged$|^redirect known$/);
    assert.equal(await countVersions(data), before, "The second import made versions");
    const asked = await askOldAddresses(site);
    await site.stop();

    const p99 = Math.max(...p99s);
    const figures = [
      `${megabytes} MB with ${taken} posts in ${Math.round(seconds)} s, ${memory} MB at most (${allMemory} with its children)`,
      `pages p99 ${p99.toFixed(0)} ms in the worst of ${p99s.length} windows (${quantile(p99s, 0.5).toFixed(0)} in the median)`,
      `again in ${Math.round(again.seconds)} s with ${again.memory} MB, nothing changed`,
      asked,
      countsIn(report),
    ].join("; ");
    const failures = [
      ...(seconds > maxSeconds ? ["too slow"] : []),
      ...(Math.max(memory, again.memory) > maxMemory ? ["too much memory"] : []),
      ...(p99 >= maxP99 ? [`pages p99 ${p99.toFixed(0)} ms`] : []),
    ];
    if (failures.length > 0) throw new Error(`${failures.join(", ")}: ${figures}`);
    return figures;
  });
}

/** The p99 of each page, in milliseconds; all at once. */
async function measurePages({ address }: BenchSite): Promise<number[]> {
  const own = address.replace("localhost", "127.0.0.1");
  const load = { perSecond, seconds: secondsOfWindow };
  const measured = await Promise.all(pages.map((page) => sendFromProcess({ url: own + page, ...load })));
  return measured.map(({ p99 }) => p99);
}

/** How many posts were taken. Throws unless these are all. */
function expectTaken(report: Report): number {
  const { counts } = report;
  const taken = (counts["article added"] ?? 0) + (counts["article language added"] ?? 0);
  assert.equal(taken, oldSite.posts);
  assert.equal(counts["article language added"], oldSite.posts / 2);
  assert.equal(counts["file added"], oldSite.pictures);
  expectOutcomes(report, / (?:added|known|language added)$/);
  return taken;
}

/** Throws unless each outcome is one of these, with an item that has another. */
function expectOutcomes({ counts, items }: Report, expected: RegExp): void {
  const others = Object.keys(counts).filter((name) => !expected.test(name));
  const example = items.find(({ kind, outcome }) => others.includes(`${kind} ${outcome}`));
  assert.deepEqual(others, [], JSON.stringify(example));
}

function countVersions(data: string): Promise<number> {
  return withDatabase(openEmbeddedDatabase(data), async (database) => {
    const versions = await database.query("select from public.otm_versions");
    return versions.length;
  });
}

async function askOldAddresses(site: BenchSite): Promise<string> {
  const all = [...oldAddresses(oldSite)];
  const ofPosts = all.filter(({ path }) => /\?p=|\/(?:artikel|article)-/.test(path));
  const ofFiles = all.filter(({ path }) => /foto-|attachment_id/.test(path));
  const known = new Set([...ofPosts, ...ofFiles]);
  const others = all.filter((one) => !known.has(one));
  const asked = [...sampleOf(ofPosts, 1_500), ...sampleOf(ofFiles, 500), ...others];
  const [some] = asked;
  await until("redirects to be known", async () => some && (await problemOf(site, some)) === null);
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  const left = [...asked];
  const ask = async () => {
    for (let one = left.pop(); one; one = left.pop()) {
      const problem = await problemOf(site, one);
      if (problem !== null) problems.push(problem);
      statuses.set(one.status, (statuses.get(one.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  assert.deepEqual(problems.slice(0, 10), [], `${problems.length} of ${asked.length} old addresses are lost`);
  const told = [...statuses].map(([status, count]) => `${count} with ${status}`).join(", ");
  return `${asked.length} of ${all.length} old addresses answered as they should (${told})`;
}

function sampleOf<Item>(items: readonly Item[], size: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / size));
  return items.filter((_, index) => index % step === 0);
}

/** Null when an old address leads where it should, in one step; a file's new address leads to its present content. */
async function problemOf(
  { address }: BenchSite,
  { path, status, language }: OldAddress,
): Promise<string | null> {
  const headers = () => ({ "X-Forwarded-For": someAddress() });
  const first = await fetch(address + path, { redirect: "manual", headers: headers() });
  const text = await first.text();
  if (first.status === 410 && status === 410) return null;
  let page = { status: first.status, text, at: path };
  if (first.status === 301) {
    const location = new URL(first.headers.get("location") ?? "", address);
    const redirect = location.pathname.startsWith("/media/") ? "follow" : "manual";
    const second = await fetch(location, { redirect, headers: headers() });
    page = { status: second.status, text: await second.text(), at: `${path} → ${location.pathname}` };
  }
  if (page.status !== 200 || status === 410) return `${page.at}: ${page.status}`;
  const lang = languages.find((one) => page.text.includes(`<html lang="${one}"`)) ?? null;
  return language === null || lang === language ? null : `${page.at} is in ${lang}`;
}
