// @module-tag S12

import { describe, expect, it } from "vitest";
import { addressesElsewhere } from "../../../../test/addresses/addresses-elsewhere.ts";
import { redirectTarget } from "./redirect-target.ts";

const site = new URL("https://www.vlotwerk.example");
const page = "https://www.vlotwerk.example/beheer";

describe("the redirect target", () => {
  it.each([
    [page, page],
    ["https://www.vlotwerk.example", "https://www.vlotwerk.example/"],
    ["https://WWW.VLOTWERK.example/en/beheer?next=1", "https://www.vlotwerk.example/en/beheer?next=1"],
    ["https://www.vlotwerk.example:443/settings#x", "https://www.vlotwerk.example/settings"],
    [`${page}?code=x&error=y&error_code=z&error_description=w&keep=1`, `${page}?keep=1`],
  ])("may be a page of this site: %s", (requested, target) => {
    expect(redirectTarget(requested, site).href).toBe(target);
  });

  it.each([
    null,
    "",
    "/beheer",
    "//evil.example",
    "///evil.example",
    "\\\\evil.example",
    "/\\evil.example",
    "https:evil.example",
    "https:/evil.example",
    "https:\\\\evil.example",
    "https://evil.example",
    "https://evil.example\\@www.vlotwerk.example",
    "https://evil.example/@www.vlotwerk.example",
    "https://evil.example#@www.vlotwerk.example",
    "https://evil.example?@www.vlotwerk.example",
    "https://www.vlotwerk.example@evil.example",
    "https://www.vlotwerk.example:x@evil.example",
    "https://eva@www.vlotwerk.example/beheer",
    "https://eva:secret@www.vlotwerk.example/beheer",
    "https://www.vlotwerk.example.evil.example",
    "https://www.vlotwerk.examples",
    "https://evilwww.vlotwerk.example",
    "https://vlotwerk.example",
    "https://www.vlotwerk.example:8443/beheer",
    "http://www.vlotwerk.example/beheer",
    "https://www.vlotwerk.example\\.evil.example",
    "https://www.vlotwerk.example%2eevil.example",
    "https://www.vlotwerk.example%00.evil.example",
    "https://www.vlotwerk.example\u0000.evil.example",
    "https://www。vlotwerk。example/beheer",
    "https://www.vlotwerk.example\t.evil.example",
    "ht\ttps://evil.example",
    "\thttps://www.vlotwerk.example",
    " https://www.vlotwerk.example/beheer",
    "https://www.vlotwerk.example/beheer\r\nSet-Cookie: a=b",
    "https://www.vlotwerk.example//evil.example",
    "https://www.vlotwerk.example/%2fevil.example",
    "https://www.vlotwerk.example/%5Cevil.example",
    "https://www.vlotwerk.example/./%2Fevil.example",
    "https://www.vlotwerk.example/auth/v1/authorize?provider=google",
    "https://www.vlotwerk.example/rest/v1/otm_blog_articles",
    "https://www.vlotwerk.example/a/../auth/v1/callback",
    "blob:https://www.vlotwerk.example/beheer",
    "filesystem:https://www.vlotwerk.example/beheer",
    "view-source:https://www.vlotwerk.example/beheer",
    "data:text/html,<script>alert(1)</script>",
    "javascript:alert(1)",
    "JaVaScRiPt://www.vlotwerk.example/%0aalert(1)",
    "vbscript:msgbox",
    "file:///etc/passwd",
    "ftp://www.vlotwerk.example/beheer",
    "wss://www.vlotwerk.example/beheer",
    "about:blank",
    "mailto:eva@example.nl",
    "vlotwerk://beheer",
    "https://",
    "https://[::1]/beheer",
    "https://127.0.0.1/beheer",
    "www.vlotwerk.example/beheer",
    "null",
    `https://www.vlotwerk.example/${"x".repeat(2_000)}`,
    ...addressesElsewhere("www.vlotwerk.example"),
  ])("is /beheer instead of %j", (requested) => {
    expect(redirectTarget(requested, site).href).toBe(page);
  });
});
