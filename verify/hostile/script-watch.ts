import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { HTTPRequest, Page } from "puppeteer-core";
import type { Engine } from "./browsers.ts";
import { provoke } from "./provoke.ts";
import { recordScripts } from "./record-scripts.ts";

/** What a script has shown of itself: what it did, and the path of its document. */
type Trace = { what: string; path: string };

/**
 * Shows each of these pages, wakes every handler in it and in its frames, and follows every link that runs something.
 * `hasOwnScripts`: the pages have scripts that may run, of which only what they never do is looked for.
 *
 * @returns what scripts have shown of themselves: by calls, by what they changed, by what they asked for, by leaving
 */
export async function watchScripts(
  engine: Engine,
  addresses: readonly string[],
  { hasOwnScripts = false } = {},
): Promise<Trace[]> {
  const traces: Trace[] = [];
  for (const address of addresses) {
    const page = await openWatchedPage(engine, address, traces, hasOwnScripts);
    // An attack may lead the browser away from its page, or never end.
    await page.goto(address, { waitUntil: "load", timeout: 10_000 }).catch(() => undefined);
    await Promise.race([page.evaluate(provoke).catch(() => undefined), wait(5_000)]);
    await wait(50);
    // What stands in frames can't lead the page itself anywhere, but by a script.
    if (!hasOwnScripts && page.url() !== address) traces.push({ what: "left", path: pathOf(address) });
    await Promise.race([page.close().catch(() => undefined), wait(5_000)]);
  }
  return traces;
}

async function openWatchedPage(
  { name, browser }: Engine,
  address: string,
  traces: Trace[],
  hasOwnScripts: boolean,
): Promise<Page> {
  const page = await browser.newPage();
  // No text of an attack passes itself off as a note.
  const mark = randomUUID();
  await page.evaluateOnNewDocument(recordScripts, mark, hasOwnScripts);
  page.on("console", (message) => {
    const [, what = "", path = ""] = /^(\S+) in (.*)$/.exec(message.text().replace(`${mark} `, "")) ?? [];
    if (message.text().startsWith(mark)) traces.push({ what, path });
  });
  page.on("dialog", (dialog) => {
    traces.push({ what: "dialog", path: pathOf(page.url()) });
    dialog.dismiss().catch(() => undefined);
  });
  // Firefox does not tell what a request is for.
  if (hasOwnScripts || name === "Firefox") return page;
  for (const event of ["requestfinished", "requestfailed"] as const) {
    page.on(event, (request) => {
      if (isOfScript(request, new URL(address).host))
        traces.push({ what: "request", path: pathOf(request.frame()?.url() ?? "") });
    });
  }
  return page;
}

/** Whether a script asked for something, or one of another host was loaded, or looked for where nobody is. */
function isOfScript(request: HTTPRequest, ownHost: string): boolean {
  const { protocol, host } = new URL(request.url());
  if (!/^(https?|wss?):$/.test(protocol) || /csp/i.test(request.failure()?.errorText ?? "")) return false;
  const isForeignScript = request.resourceType() === "script" && host !== ownHost;
  return isForeignScript || request.initiator()?.type === "script";
}

function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? address;
}
