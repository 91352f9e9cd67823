import { expect, it } from "vitest";
import { withPrintedAddresses } from "./printed-addresses.ts";

const origin = "https://vlotwerk.example";

it.each([
  [
    '<p><a href="/insights/x">x</a></p>',
    `<p><a href="/insights/x" data-address="${origin}/insights/x">x</a></p>`,
  ],
  [
    '<a class="button" href="/search?q=a&amp;page=2#b">x</a>',
    `<a class="button" href="/search?q=a&amp;page=2#b" data-address="${origin}/search?q=a&amp;page=2#b">x</a>`,
  ],
])("a link within the site has its whole address: %s", (html, expected) => {
  expect(withPrintedAddresses(html, origin)).toBe(expected);
});

it.each([
  '<a href="https://elsewhere.example/x">x</a>',
  '<a href="//elsewhere.example/x">x</a>',
  '<a href="mailto:a@b.example">x</a>',
  '<a href="#part">x</a>',
  '<abbr title="x">y</abbr><img src="/a.svg" alt="">',
  '<p>&lt;a href="/x"&gt;</p>',
])("other HTML stays as it is: %s", (html) => {
  expect(withPrintedAddresses(html, origin)).toBe(html);
});
