import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { HTTPRequest, Page } from "puppeteer-core";
import type { Engine } from "./browsers.ts";
import { provoke, recordScripts } from "./in-page.ts";

/** An effect of a script, and the path of its document. */
type Trace = { what: string; path: string };

/**
 * Opens each page and triggers every handler and script link in it and its frames. With `hasOwnScripts`, only effects
 * that the site's scripts never have are recorded.
 *
 * @returns the traces of scripts: calls, changes, requests, navigation
 */
export async function watchScripts(
  engine: Engine,
  addresses: readonly string[],
  { hasOwnScripts = false } = {},
): Promise<Trace[]> {
  const traces: Trace[] = [];
  for (const address of addresses) {
    const page = await openWatchedPage(engine, address, traces, hasOwnScripts);
    // An attack may navigate away, or never end.
    await page.goto(address, { waitUntil: "load", timeout: 10_000 }).catch(() => undefined);
    await Promise.race([page.evaluate(provoke).catch(() => undefined), wait(5_000)]);
    await wait(50);
    // Only a script can navigate the page from a frame.
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
  // An attack's text must not look like a log entry.
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
  // Firefox does not report a request's purpose.
  if (hasOwnScripts || name === "Firefox") return page;
  for (const event of ["requestfinished", "requestfailed"] as const) {
    page.on(event, (request) => {
      if (isOfScript(request, new URL(address).host))
        traces.push({ what: "request", path: pathOf(request.frame()?.url() ?? "") });
    });
  }
  return page;
}

/** Whether a script sent a request, or a script of another host was loaded. */
function isOfScript(request: HTTPRequest, ownHost: string): boolean {
  const { protocol, host } = new URL(request.url());
  if (!/^(https?|wss?):$/.test(protocol) || /csp/i.test(request.failure()?.errorText ?? "")) return false;
  const isForeignScript = request.resourceType() === "script" && host !== ownHost;
  return isForeignScript || request.initiator()?.type === "script";
}

function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? address;
}
