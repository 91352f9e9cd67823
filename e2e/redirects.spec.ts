import { expect, test } from "./fixtures.ts";
import { lostConnectionComplaint, statusComplaint } from "./pages.ts";

test.use({
  expectedComplaints: [...[400, 401, 404, 405, 414].map(statusComplaint), lostConnectionComplaint],
});

/** Ways to write an address that leads elsewhere, and those that are none of ours. */
const elsewhere = [
  "//evil.example",
  "///evil.example",
  "////evil.example/%2f..",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0aLocation:%20https:%2f%2fevil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/%5c%5cevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e%2e//evil.example",
  "/;//evil.example",
  "/?//evil.example",
  "/#//evil.example",
  "//evil.example:80",
  "//evil%2eexample",
  "//evil%E3%80%82example",
  "//evil。example",
  "//user@evil.example",
  "//localhost@evil.example",
  "//localhost:3000@evil.example",
  "/@evil.example",
  "http://evil.example",
  "https://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:\\\\evil.example",
  "https:///evil.example",
  "HTTPS://EVIL.EXAMPLE",
  "https://evil.example\\@localhost",
  "https://evil.example/@localhost",
  "https://evil.example#@localhost",
  "https://evil.example?@localhost",
  "https://localhost@evil.example",
  "https://localhost:x@evil.example",
  "https://localhost.evil.example",
  "https://localhost%2eevil.example",
  "https://localhost%00.evil.example",
  "https://[::ffff:203.0.113.7]",
  "https://203.0.113.7",
  "https://3405803783",
  "ftp://evil.example",
  "ws://evil.example",
  "blob:https://evil.example/x",
  "filesystem:https://evil.example/x",
  "view-source:https://evil.example",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "javascript://localhost/%0aalert(1)",
  "vbscript:msgbox(1)",
  "mailto:eva@evil.example",
  " https://evil.example",
  "\u0000https://evil.example",
];

/** Where an address to go to can be put. */
const places: readonly ((target: string) => string)[] = [
  (target) => `/nl${target.startsWith("/") ? target : `/${target}`}`,
  (target) => `/en/${target}/`,
  (target) => `/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(target)}`,
  (target) => `/auth/v1/callback?state=x&redirect_to=${encodeURIComponent(target)}`,
  (target) => `/beheer?redirect_to=${encodeURIComponent(target)}&next=${encodeURIComponent(target)}`,
];

test("the browser stays on this site, whatever an address says of another", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  expect(new Set(elsewhere).size).toBeGreaterThanOrEqual(60);
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  for (const target of elsewhere) {
    for (const place of places) {
      const address = baseURL + place(target);
      await page.goto(address, { waitUntil: "commit" });
      expect.soft(new URL(page.url()).origin, address).toBe(baseURL);
    }
  }
  expect(dialogs).toEqual([]);
});
