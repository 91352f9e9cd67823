import assert from "node:assert/strict";
import { expectData, throwIfFailed } from "../../app/data/database.ts";
import { addArticles, addTags } from "../../bench/article-content.ts";
import { type BenchSite, someAddress } from "../../bench/site-process.ts";
import { onEmbedded, temporaryDirectory } from "../../bench/test-bed.ts";
import { rounds } from "../check.ts";
import { type Engine, openChromium, openWatched } from "../hostile/browsers.ts";
import { inspect } from "../hostile/in-page.ts";
import { readPayloads, scriptKinds } from "../hostile/payloads.ts";
import { readHtml, readResponse } from "../hostile/read-texts.ts";
import { open, signIn } from "../hostile/screens.ts";
import { watchScripts } from "../hostile/script-watch.ts";
import { textPayloads } from "../hostile/text-payloads.ts";
import { until } from "../until.ts";
import { type Report, runImportCommand } from "./command.ts";
import { writeHostileExports } from "./hostile-exports.ts";

/** How many pages, and editors of articles and pages, are also opened in a browser: minutes, not hours. */
const shownInBrowser = { pages: 200, editors: 40 };
const maxSeconds = 900;
/** Into the trash. */
const deleted = 60;

/** Imports attacks in every field of both systems, and looks for what runs of them. @returns the figures */
export function importHostileTexts(): Promise<string> {
  return onEmbedded(async ({ settings, prepare, start }) => {
    await using directory = await temporaryDirectory();
    const all = [...new Set([...textPayloads, ...Object.values(scriptKinds), ...(await readPayloads())])];
    const attacks = all.slice(0, rounds(all.length));
    await prepare(async (database) => {
      await addTags(database);
      await addArticles(database, 1, 20);
    });
    await using site = await start();
    const harmless = Array.from({ length: 10 }, (_, number) => `Gewone woorden ${number}`);
    const own = await ownScripts(
      site,
      (await importAttacks(harmless, ["--site", "https://ander.example"])).addresses,
    );
    const { addresses, told } = await importAttacks(attacks);
    const documents = await readDocuments(site, [...new Set(addresses)], own);
    const shown = await showInBrowser(site, addresses);
    return `${attacks.length} attacks in every field (${told.join("; ")}): nothing runs in ${documents} pages, Markdown texts, feeds and sitemaps, nor in a browser on ${shown}`;

    /** From the export of each system. */
    async function importAttacks(
      texts: readonly string[],
      more: readonly string[] = [],
    ): Promise<{ addresses: string[]; told: string[] }> {
      const addresses: string[] = [];
      const told: string[] = [];
      for (const { name, file, words } of await writeHostileExports(directory.path, texts)) {
        const { status, sentence, report } = await runImportCommand(
          [file, ...words, ...more],
          settings,
          maxSeconds * 1_000,
        );
        assert((status === 0 || status === 2) && report, `${name}: ${sentence}`);
        const { taken, refused } = expectReasons(report);
        addresses.push(...taken);
        told.push(`${name}: ${taken.length} taken, ${refused} refused with a reason`);
      }
      return { addresses, told };
    }
  });
}

/** The addresses of what was taken, and the number of items that were not. Throws when one of these has no reason. */
function expectReasons({ items }: Report): { taken: string[]; refused: number } {
  const refused = items.filter(
    ({ outcome }) => outcome === "failed" || outcome === "missing" || outcome === "left",
  );
  const silent = refused.filter(
    ({ notes }) => notes.length === 0 || notes.some((note) => note.trim() === ""),
  );
  assert.deepEqual(silent.slice(0, 3), [], `${silent.length} items were refused without a reason`);
  const taken = items.filter(
    ({ kind, outcome }) => kind !== "redirect" && kind !== "file" && /added|known/.test(outcome),
  );
  return { taken: taken.flatMap(({ address }) => address ?? []), refused: refused.length };
}

const feeds = ["/rss.xml", "/atom.xml", "/en/rss.xml", "/en/atom.xml", "/sitemap.xml", "/llms.txt"];
const lists = ["/", "/insights", "/search?q=alert", "/blog"];
const inBoth = (paths: readonly string[]) =>
  paths.flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);

/** The inline scripts of pages without attacks. */
async function ownScripts({ address }: BenchSite, taken: readonly string[]): Promise<ReadonlySet<string>> {
  const paths = inBoth([...lists, "/insights/bench-1", "/insights/tag/bench-tag-1"]).concat(taken);
  const lines = await Promise.all(paths.map(async (path) => readResponse(await get(address + path))));
  return new Set(
    lines
      .flat()
      .filter((line) => line.startsWith("script"))
      .map(withoutFiles),
  );
}

/** Reads every page and file as its readers do. @returns their number */
async function readDocuments(
  { address }: BenchSite,
  taken: readonly string[],
  own: ReadonlySet<string>,
): Promise<number> {
  const [first = ""] = taken;
  await until("what was imported to be shown", async () => (await get(address + first)).ok);
  const sitemap = await readResponse(await get(`${address}/sitemap.xml`));
  const parts = sitemap.flatMap((line) => /https?:\/\/\S+(\/sitemap\/\S+)/.exec(line)?.[1] ?? []);
  const tags = taken.filter((path) => path.includes("/tag/"));
  const left = [
    ...[...feeds, ...parts, ...inBoth(lists), ...inBoth(["/insights?page=2", "/insights?page=5"])],
    ...taken,
    ...taken.filter((path) => !path.includes("/tag/")).map((path) => `${path}.md`),
    ...tags.filter((_, number) => number % 10 === 0).map((path) => `${path}/rss.xml`),
  ];
  const count = left.length;
  const found: string[] = [];
  const read = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const response = await get(address + path);
      // A tag of drafts alone has no page.
      if (response.status === 404 && path.includes("/tag/")) continue;
      if (response.status !== 200) found.push(`${path}: ${response.status}`);
      else
        for (const line of runningIn(await readResponse(response), isPage(response) ? own : null))
          found.push(`${path}: ${line.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, read));
  assert.deepEqual(found.slice(0, 10), [], `${found.length} in ${count} documents`);
  return count;
}

function isPage({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") === true;
}

function get(address: string): Promise<Response> {
  return fetch(address, { headers: { "X-Forwarded-For": someAddress() } });
}

const elements = /^<(?:iframe|frame|frameset|object|embed|applet|base|portal|foreignObject)>$/i;
const handlers = /^[\w:-]+ on[a-z]+: /i;
const schemes =
  /^(?:[\w:-]+ (?:href|src|action|formAction|data|background|poster|cite|xLinkHref)|url): [\s\p{Cc}]*(?:(?:javascript|vbscript)[\s\p{Cc}]*:|data:(?!image\/(?!svg)))/iu;
const others = /^(?:meta httpEquiv: refresh|[\w:-]+ srcDoc: )/i;

/** Inline scripts name the files of their page. */
function withoutFiles(line: string): string {
  return line.replace(/"\/assets\/[\w.-]+"(?:,\s*"\/assets\/[\w.-]+")*/g, "files");
}

/** Which lines of a document mean that something could run; only pages have scripts, these ones. */
function runningIn(lines: readonly string[], own: ReadonlySet<string> | null): string[] {
  return lines.flatMap((line) => {
    if (line.startsWith("html: ")) return runningIn(readHtml(line.slice("html: ".length)), null);
    const isOwn =
      own?.has(withoutFiles(line)) || (own !== null && /^(?:script src: \/assets\/|<script>$)/.test(line));
    const runs = [elements, handlers, schemes, others].some((pattern) => pattern.test(line));
    return runs || (/^<?script\b/i.test(line) && !isOwn) ? [line] : [];
  });
}

/** Opens a sample of pages, and the panel's screens of them. @returns what was opened */
async function showInBrowser(site: BenchSite, addresses: readonly string[]): Promise<string> {
  await using engine = await openChromium();
  const sample = spread(addresses, shownInBrowser.pages).map((path) => site.address + path);
  await showPages(engine, site, sample);
  const screens = await showPanel(engine, site);
  return `${sample.length} pages and ${screens} screens of the panel`;
}

/** At most so many of a list, evenly from all of it. */
function spread<Item>(all: readonly Item[], most: number): Item[] {
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, number) => number % every === 0);
}

async function showPages(engine: Engine, { address }: BenchSite, sample: readonly string[]): Promise<void> {
  const { page, events } = await openWatched(engine.browser, new URL(address).host);
  for (const one of sample) {
    await page.goto(one, { waitUntil: "load" });
    const inspected = await page.evaluate(inspect, ".prose");
    // As the site shows pictures of its library.
    const found = inspected.filter((one) => !/^<(?:picture|source)>$/.test(one));
    assert.deepEqual([...found, ...events.filter(isOfScript)], [], one);
  }
  await page.close();
  assert.deepEqual(await watchScripts(engine, sample, { hasOwnScripts: true }), []);
}

/** Pictures may be elsewhere. */
function isOfScript(event: string): boolean {
  return !/\.(?:avif|gif|jpe?g|png|webp)\b/i.test(event);
}

/** Lists, editors, histories and the trash. @returns the number of screens */
async function showPanel({ browser }: Engine, site: BenchSite): Promise<number> {
  const { db } = await site.signIn();
  const articles = expectData(
    await db.from("otm_blog_articles").select("id").not("slug", "like", "bench-%").order("id").limit(1_000),
  ).map(({ id }) => id);
  const pages = expectData(
    await db.from("otm_pages").select("id").order("created_at", { ascending: false }).limit(100),
  );
  throwIfFailed(await db.from("otm_blog_articles").delete().in("id", articles.slice(0, deleted)));
  const edited = spread(articles.slice(deleted), shownInBrowser.editors);
  const paths = [
    ...[
      "blog",
      "trash",
      "tags",
      "pages",
      "media",
      "homepage",
      "overview",
      "settings/addresses",
      "settings/audit-log",
    ],
    ...edited.flatMap((id) => [`blog-editor/${id}`, `blog-editor/${id}/history`]),
    ...spread(pages, shownInBrowser.editors / 4).map(({ id }) => `pages/${id}`),
  ];
  const { page, events } = await openWatched(browser, new URL(site.address).host);
  await signIn(page, site.address);
  for (const path of paths) {
    await open(page, `${site.address}/admin/${path}`);
    await page.waitForNetworkIdle({ idleTime: 300, timeout: 5_000 }).catch(() => undefined);
    for (const frame of page.frames()) {
      const found = await frame.evaluate(inspect, "body").catch((): string[] => []);
      const running = found.filter((one) =>
        /^on|^srcdoc|^<(?:iframe|object|embed)>$|=(?:javascript|vbscript):/.test(one),
      );
      if (frame !== page.mainFrame()) assert.deepEqual(running, [], `${path}, in the editor`);
    }
    assert.deepEqual(events.filter(isOfScript), [], path);
  }
  return paths.length;
}
