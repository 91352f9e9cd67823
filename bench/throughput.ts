import { measureLoad } from "./load.ts";
import type { Row } from "./page.ts";
import { saver } from "./save-call.ts";
import { addSectionPage, sectionPage } from "./section-page.ts";
import { type BenchSite, call, key } from "./site-process.ts";
import { quantile, seconds, timed } from "./time.ts";

/** The site's request for the list of articles. */
const list = [
  "/rest/v1/otm_blog_articles?select=id,slug,author,read_time,image_url,created_at",
  ",otm_blog_article_content(language,title,subtitle,excerpt),otm_blog_tags(name,slug)",
  "&published=eq.true&order=created_at.desc",
].join("");

/** Calls of the article list per second. */
export async function measureLists({ address }: BenchSite): Promise<Row[]> {
  return [{ ...(await measureLoad({ url: address + list, key })), target: 2_000 }];
}

/** Pages per second from the page cache. */
export async function measurePages({ address }: BenchSite): Promise<Row[]> {
  const results: Row[] = [];
  for (const page of ["/", "/insights/what-an-ai-agent-may-decide"])
    results.push({ page, ...(await measureLoad({ url: address + page })) });
  return results;
}

/** The page with every section is to take at most twice as long as an article. */
const pages = { "/": 450, "/insights/agentic-ai": 700, [sectionPage]: 350 };

/** Pages rendered per second without the page cache. */
export async function measureRendering({ address, signIn }: BenchSite): Promise<Row[]> {
  await addSectionPage((await signIn()).db);
  const results: Row[] = [];
  for (const [page, target] of Object.entries(pages))
    results.push({ page, ...(await measureLoad({ url: address + page })), target });
  return results;
}

/** Saves per second of four concurrent clients, each of its own published article. */
export async function measureSaves({ address, signIn }: BenchSite): Promise<Row[]> {
  const { token } = await signIn();
  return measureTogether(200, () => saver(address, token));
}

/** Contact messages per second of four concurrent visitors, each with its lead and two queued mails. */
export function measureLeads({ address }: BenchSite): Promise<Row[]> {
  const message = { name: "Cor", email: "cor@klant.example", message: "Wij willen minder overtypen." };
  return measureTogether(50, async () => async () => {
    const response = await call(`${address}/rest/v1/otm_contact_subm_vlotwerk`, {
      headers: { Prefer: "return=minimal" },
      body: { ...message, is_spam: false },
    });
    if (response.status !== 201) throw new Error(`A message was refused: ${response.status}`);
  });
}

/** Four clients repeat their calls, after a warm-up. */
async function measureTogether(
  target: number,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<Row[]> {
  const calls = await Promise.all(Array.from({ length: 4 }, prepare));
  await during(seconds / 4, calls);
  const durations = await during(seconds, calls);
  return [{ perSecond: durations.length / seconds, p99: quantile(durations, 0.99), target }];
}

/** Repeats each call for this many seconds; the duration of every one, in milliseconds. */
async function during(duration: number, calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const until = performance.now() + duration * 1_000;
  const durations: number[] = [];
  async function repeat(call: () => Promise<unknown>): Promise<void> {
    while (performance.now() < until) durations.push(await timed(call));
  }
  await Promise.all(calls.map(repeat));
  return durations;
}
