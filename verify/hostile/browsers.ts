import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, launch, type Page } from "puppeteer-core";
import { browserFlags, findBrowser } from "../../scripts/browser.ts";

/** A browser that shows pages and records forbidden events. */
export type Engine = { name: "Chromium" | "Firefox"; browser: Browser } & AsyncDisposable;

// Requests to other hosts fail at once: no DNS timeouts, and nothing leaves this machine.
const nowhereElse = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
const elsewhereThroughNothing = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

/** Closed when the scope ends; `names` are such as "Chromium and Firefox", or say that one is missing. */
export type Engines = AsyncDisposable & { all: readonly Engine[]; names: string };

/** Chromium, and Firefox where the machine has one; Debian's is driven by WebDriver BiDi. */
export async function openEngines(): Promise<Engines> {
  const firefox = findFirefox();
  const all = [await openChromium(), ...(firefox ? [await openFirefox(firefox)] : [])];
  const names = all.map(({ name }) => name).join(" and ");
  return {
    all,
    names: firefox ? names : `${names} (no Firefox on this machine)`,
    [Symbol.asyncDispose]: async () => void (await Promise.all(all.map(({ browser }) => browser.close()))),
  };
}

export async function openChromium(): Promise<Engine> {
  const executablePath = await findBrowser();
  const browser = await launch({ executablePath, args: [...browserFlags, nowhereElse], headless: true });
  return { name: "Chromium", browser, [Symbol.asyncDispose]: () => browser.close() };
}

export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: elsewhereThroughNothing,
  });
  return { name: "Firefox", browser, [Symbol.asyncDispose]: () => browser.close() };
}

/** A page that records dialogs and requests to other hosts than these in `events`. */
export async function openWatched(
  browser: Browser,
  ownHost: string,
): Promise<{ page: Page; events: string[] }> {
  const page = await browser.newPage();
  const events: string[] = [];
  page.on("dialog", (dialog) => {
    events.push(`a dialog: ${dialog.message().slice(0, 80)}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on("request", (request) => {
    const url = URL.parse(request.url());
    if (url && /^(https?|wss?):$/.test(url.protocol) && url.host !== ownHost)
      events.push(`a request to another host: ${url.href.slice(0, 120)}`);
  });
  return { page, events };
}

export function findFirefox(): string | null {
  const directories = (process.env.PATH ?? "").split(delimiter);
  const places = directories.flatMap((one) => ["firefox-esr", "firefox"].map((name) => join(one, name)));
  return places.find((place) => existsSync(place)) ?? null;
}
