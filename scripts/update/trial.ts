import { setTimeout as pause } from "node:timers/promises";
import { UpdateError } from "./versions.ts";

/** How many pages are asked, and how many seconds a start may take: more when it says that it is starting, as it migrates. */
const pages = 10;
const patience = { silent: 60, starting: 900 };

/**
 * Waits until a server is ready and of this version, and asks ten pages of its sitemap. Throws UpdateError with what is wrong.
 * `hasEnded` ends the wait when its process has.
 */
export async function askSite(
  origin: string,
  version: string,
  hasEnded: () => boolean = () => false,
): Promise<void> {
  const begun = Date.now();
  for (;;) {
    const wrong = await whyNotReady(origin, version).catch(explain);
    if (wrong === null) break;
    const seconds = wrong === starting ? patience.starting : patience.silent;
    if (hasEnded() || Date.now() > begun + seconds * 1_000) {
      throw new UpdateError(`${version} does not serve: ${wrong}`);
    }
    await pause(500);
  }
  const wrong = await wrongPage(origin).catch(explain);
  if (wrong !== null) throw new UpdateError(`${version} does not serve: ${wrong}`);
}

const starting = "/readyz says starting.";

async function whyNotReady(origin: string, version: string): Promise<string | null> {
  const answering = (await ask(`${origin}/healthz`)).headers.get("Vlotwerk-Version");
  if (answering !== version) return `${answering ?? "another program"} answers at ${origin}.`;
  const ready = await ask(`${origin}/readyz`);
  return ready.status === 200 ? null : `/readyz says ${(await ready.text()).trim()}.`;
}

async function wrongPage(origin: string): Promise<string | null> {
  for (const path of await listPages(origin)) {
    const page = await ask(origin + path);
    const isHtml = page.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const isWhole = page.status === 200 && isHtml && (await page.text()).includes("</html>");
    if (!isWhole) return `${path} is answered with ${page.status}.`;
  }
  return null;
}

/** Paths in the sitemap, or in the first part of one that has parts; its addresses may be of the public site. */
async function listPages(origin: string, path = "/sitemap.xml"): Promise<string[]> {
  const answer = await ask(origin + path);
  if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}.`);
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const [first] = paths;
  if (!first) throw new Error(`${path} lists no pages.`);
  return /^\/sitemap/.test(first) ? listPages(origin, first) : paths.slice(0, pages);
}

function ask(address: string): Promise<Response> {
  return fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
