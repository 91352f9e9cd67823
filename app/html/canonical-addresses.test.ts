// @module-tag S42

import { expect, it } from "vitest";
import { goldenHtml } from "../../test/html/golden-html.ts";
import {
  otherSpellings,
  servedSpellings,
  spelledId,
  spelledOrigin,
} from "../../test/html/library-spellings.ts";
import { canonicalAddress, canonicalAddresses } from "./canonical-addresses.ts";

const clean = (html: string) => canonicalAddresses(html, spelledOrigin);

it.each(Object.entries(goldenHtml))("legitimate HTML stays byte for byte: %s", (_, html) => {
  expect(clean(html)).toBe(html);
});

it("only the address is spelled anew, and the rest stays as it was written", () => {
  const html = `<P class='x' title="/Media/${spelledId}">1 < 2 &eacute;<IMG  SRC = '/Media/${spelledId}' alt=x></P >/Media/${spelledId}<br/>`;
  expect(clean(html)).toBe(html.replace(`SRC = '/Media/${spelledId}'`, `src="/media/${spelledId}"`));
});

it("links, sources and candidates have the one spelling", () => {
  const html = `<a href=/MEDIA/${spelledId}>x</a><q cite="/media//${spelledId}">y</q><img src="/a.png?x=1&amp;y=2" srcset="/b.png?x=1&amp;y=2 1x, /%6Dedia/${spelledId} 2x">`;
  expect(clean(html)).toBe(
    `<a href="/media/${spelledId}">x</a><q cite="/media/${spelledId}">y</q><img src="/a.png?x=1&amp;y=2" srcset="/b.png?x=1&amp;y=2 1x, /media/${spelledId} 2x">`,
  );
});

it.each([
  `<img src='/media/${spelledId}'>`,
  `<img src=/media/${spelledId}>`,
  `<img srcset="/b.png?x=1&amp;y=2 1x">`,
  `<code>&lt;img src="/Media/${spelledId}"&gt;</code>`,
  `<!-- <img src="/Media/${spelledId}"> -->`,
  `<script>"<img src='/Media/${spelledId}'>"</script>`,
  `\u0001<img src="/x.png">`,
  `src="/Media/${spelledId}"`,
])("%s stays as it is", (html) => {
  expect(clean(html)).toBe(html);
});

// The capitals of a version lead nowhere, but can mean nothing else.
const elsewhere = Object.entries(otherSpellings).filter(([name]) => name !== "a version in capitals");

it.each(elsewhere)("an address that leads elsewhere stays: %s", (_, spelling) => {
  expect(clean(`<img src="${spelling}">`)).toBe(`<img src="${spelling}">`);
});

it("a plain address has the one spelling", () => {
  expect(canonicalAddress(` /Media/${spelledId}/`, spelledOrigin)).toBe(`/media/${spelledId}`);
  expect(canonicalAddress(`${spelledOrigin}/media/${spelledId}`, spelledOrigin)).toBe(`/media/${spelledId}`);
  for (const other of ["", "Tekst", "https://beelden.example/media/x.jpg", `/insights/${spelledId}`])
    expect(canonicalAddress(other, spelledOrigin)).toBe(other);
  expect(Object.keys(servedSpellings).length).toBeGreaterThan(40);
});
