import { describe, expect, it } from "vitest";
import { withAbsoluteAddresses } from "./absolute-addresses.ts";
import { cleanHtml } from "./clean.server.ts";

const page = "https://vlotwerk.example/en/insights/agents";

describe("HTML for feeds and mails", () => {
  it.each([
    ['<a href="/contact">x</a>', '<a href="https://vlotwerk.example/contact">x</a>'],
    ['<a href="#stap-1">x</a>', `<a href="${page}#stap-1">x</a>`],
    [
      '<a href="other?a=1&amp;b=2">x</a>',
      '<a href="https://vlotwerk.example/en/insights/other?a=1&amp;b=2">x</a>',
    ],
    ['<a href="https://example.nl/a">x</a>', '<a href="https://example.nl/a">x</a>'],
    ['<a href="mailto:hallo@vlotwerk.example">x</a>', '<a href="mailto:hallo@vlotwerk.example">x</a>'],
    ['<img src="/images/a.svg" alt="">', '<img src="https://vlotwerk.example/images/a.svg" alt="">'],
    ['<img src="data:image/png;base64,AAAA" alt="a">', '<img src="data:image/png;base64,AAAA" alt="a">'],
    [
      '<img src="/a.png" srcset="/a.png 1x, https://example.nl/b.png 2x" alt="">',
      '<img src="https://vlotwerk.example/a.png" srcset="https://vlotwerk.example/a.png 1x, https://example.nl/b.png 2x" alt="">',
    ],
    [
      '<blockquote cite="/terms">x</blockquote>',
      '<blockquote cite="https://vlotwerk.example/terms">x</blockquote>',
    ],
    [
      '<img src="/a.png" alt="Caf&eacute; &quot;a&quot; &amp;amp; b">',
      '<img src="https://vlotwerk.example/a.png" alt="Café &quot;a&quot; &amp;amp; b">',
    ],
    ['<p class="list-style">href="/contact"</p>', '<p class="list-style">href="/contact"</p>'],
  ])("%s", (given, expected) => {
    expect(withAbsoluteAddresses(cleanHtml(given), page)).toBe(expected);
  });
});
