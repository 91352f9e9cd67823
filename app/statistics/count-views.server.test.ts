import { expect, it, vi } from "vitest";
import { countViewsScript } from "./count-views.server.ts";

type Told = { path: string; referrer?: string; query: string; sent: number | null; read: number };

/** Runs the script with stubs for browser globals. */
function openPage({ navigator = {}, storage = {}, referrer = "", search = "", hidden = false } = {}) {
  const listeners: Record<string, (event: { persisted: boolean }) => void> = {};
  const told: [address: string, what: Told][] = [];
  const text = { top: 1000, height: 2000 };
  const page = {
    navigator: {
      ...navigator,
      sendBeacon: (address: string, body: string) => void told.push([address, JSON.parse(body)]),
    },
    localStorage: storage,
    location: { pathname: "/insights/x", search, host: "site.example" },
    document: { referrer, hidden, querySelector: () => ({ getBoundingClientRect: () => text }) },
    innerHeight: 500,
    addEventListener: vi.fn((event: string, listener: (event: { persisted: boolean }) => void) => {
      listeners[event] = listener;
    }),
  };
  new Function(...Object.keys(page), countViewsScript)(...Object.values(page));
  const send = (event: string, persisted = false) => listeners[event]?.({ persisted });
  function scrollTo(top: number): void {
    text.top = -top;
    send("scroll");
  }
  return { ...page, text, told, send, scrollTo };
}

it("is smaller than a kilobyte", () => {
  expect(Buffer.byteLength(countViewsScript)).toBeLessThan(1_000);
});

it("tells a page with its host of origin and query, and then how far it was read", () => {
  const { told, send, scrollTo, document } = openPage({
    referrer: "https://zoek.example/?q=geheim",
    search: "?utm_source=brief",
  });
  send("pageshow");
  const view = { path: "/insights/x", referrer: "zoek.example", query: "?utm_source=brief" };
  expect(told).toEqual([["/views", { ...view, sent: null, read: 0 }]]);
  scrollTo(500);
  scrollTo(0);
  document.hidden = true;
  send("visibilitychange");
  send("visibilitychange");
  expect(told.slice(1)).toEqual([["/views", { ...view, sent: 0, read: 0.5 }]]);
});

it("tells moves within the site, and a page that comes back", () => {
  const { told, send, scrollTo, location } = openPage({ referrer: "https://zoek.example/" });
  send("pageshow");
  scrollTo(1500);
  location.pathname = "/contact";
  send("vlotwerk:move");
  send("pageshow", true);
  expect(told.map(([, { path, referrer, sent, read }]) => [path, referrer, sent, read])).toEqual([
    ["/insights/x", "zoek.example", null, 0],
    ["/insights/x", "zoek.example", 0, 1],
    ["/contact", "site.example", null, 0],
    // What the stubbed text shows of the page before.
    ["/contact", "site.example", 0, 1],
    ["/contact", "site.example", null, 0],
  ]);
});

it("tells nothing of what is scrolled before the page has loaded", () => {
  const { told, send, scrollTo } = openPage();
  scrollTo(500);
  send("visibilitychange");
  send("pageshow");
  expect(told.map(([, { path, sent }]) => [path, sent])).toEqual([["/insights/x", null]]);
});

it("tells nothing of a text without a height", () => {
  const { told, send, scrollTo, text } = openPage();
  text.height = 0;
  send("pageshow");
  scrollTo(0);
  send("visibilitychange");
  expect(told).toHaveLength(1);
});

it("tells a page in the background when it is seen", () => {
  const { told, send, document } = openPage({ hidden: true });
  send("pageshow");
  expect(told).toEqual([]);
  document.hidden = false;
  send("visibilitychange");
  expect(told).toHaveLength(1);
});

it.each([
  { navigator: { globalPrivacyControl: true } },
  { navigator: { doNotTrack: "1" } },
  { storage: { "vlotwerk-session": "{}" } },
])("tells nothing of who has %o", (visitor) => {
  const { told, send, addEventListener } = openPage(visitor);
  send("pageshow");
  expect(told).toEqual([]);
  expect(addEventListener).not.toHaveBeenCalled();
});
