// @module-tag S42

import { describe, expect, it } from "vitest";
import { article, emptyArticle } from "../../../../app/content/article.ts";
import { cleanHtml } from "../../../../app/html/clean.server.ts";
import { picturesIn } from "../../../../app/html/pictures-in.ts";
import { foreignSources } from "./foreign-sources.ts";

const siteUrl = new URL("https://vlotwerk.example");
const find = (nl: string) =>
  foreignSources(article.fields, { ...emptyArticle(), content: { nl, en: "" } }, siteUrl);

/** What a reader's browser would fetch from another site. */
const fetched: Readonly<Record<string, string>> = {
  "a picture": `<img src="https://evil.example/x">`,
  "capitals and no quotes": "<IMG SRC=HTTPS://EVIL.example/x>",
  "slashes for white space": "<img/src=https://evil.example/x/>",
  "another name of the element": `<image src="https://evil.example/x">`,
  "one of several sizes": `<img src="/x.png" srcset="/x.png 1x, https://evil.example/x 2x">`,
  "named references": `<img src="https&colon;&sol;&sol;evil.example/x">`,
  "numbers without semicolons": `<img src="https&#58&#x2f&#47evil.example/x">`,
  "numbers with zeros": `<img src="https&#000000000058;&#000000000047;&#000000000047;evil.example/x">`,
  "a named tab": `<img src="ht&Tab;tps&colon;/&NewLine;/evil.example/x">`,
  "a control character": `<img src="https:\u0001/\u0002/evil.example/x">`,
  "a control character before the name": `<\u0001img src="https://evil.example/x">`,
  "an editor's caret": `<\uFEFFimg src="https://evil.example/x">`,
  "a comment that is empty": `<!--><img src="https://evil.example/x">-->`,
  "a comment with a wrong end": `<!--x--!><img src="https://evil.example/x">-->`,
  "HTML that was encoded as a whole": `&lt;p&gt;&lt;img src="https://evil.example/x"&gt;&lt;/p&gt;`,
  "encoded twice, by numbers": `&#60;p&#62;&#60;img src=&#34;https&amp;colon;&amp;sol;&amp;sol;evil.example/x&#34;&#62;`,
  "an element that is unwrapped": `<picture><source srcset="/x.png"><img src="https://evil.example/x"></picture>`,
  "a link around it": `<a href="/x"><img src="https://evil.example/x"></a>`,
  "a misplaced table": `<table><img src="https://evil.example/x"><tr><td>x</td></tr></table>`,
  "a text beside it": `<p title='>'>1 < 2<img src="https://evil.example/x">`,
};

/** What a reader gets without: the panel's editor, or another parser, may see it otherwise. */
const removed: Readonly<Record<string, string>> = {
  "another host": `<img src="//evil.example/x">`,
  "another host by backslashes": `<img srcset="/x, \\\\evil.example/x 2x">`,
  "a broken scheme": `<img srcset="ht\ntps:evil.example/x">`,
  "a video": `<video poster="https://evil.example/x"><source src="https://evil.example/y"></video>`,
  "a document": `<iframe src="https://evil.example/x"></iframe>`,
  "an object": `<object data="https://evil.example/x"></object><embed src="https://evil.example/x">`,
  "a style sheet": `<link rel="stylesheet" href="https://evil.example/x">`,
  "a style": `<p style="background: url(https://evil.example/x)">x</p>`,
  "a style element": "<style>@import url(https://evil.example/x)</style>",
  "a background": `<table background="https://evil.example/x"><tr><td>x</td></tr></table>`,
  "an SVG image": `<svg><image href="https://evil.example/x"></image></svg>`,
  "raw text that another parser reads": `<math><style><img src="https://evil.example/x"></style></math>`,
  "a comment that another parser reads": `<!-- <img src="https://evil.example/x"> -->`,
  "behind embedded bytes": `<img srcset="data:image/png;base64,AAAA 1x, https://evil.example/x 2x">`,
};

const allowed: Readonly<Record<string, string>> = {
  "a link": `<p><a href="https://elders.example/x" title="https://elders.example">Elders</a></p>`,
  "a source": `<blockquote cite="https://elders.example/x"><p>Tekst van https://elders.example</p></blockquote>`,
  "a picture of this site": `<img src="https://vlotwerk.example/images/a.svg" alt="https://elders.example">`,
  "embedded bytes": `<img src="data:image/png;base64,//8=">`,
  "code about it": `<pre><code>&lt;img src="https://elders.example/x"&gt;</code></pre>`,
  "a sign in a text": "<p>1 < 2, zegt https://elders.example/x</p>",
};

describe("what a browser would fetch from another site", () => {
  it.each(Object.entries(fetched))("is found: %s", (_, html) => {
    const shown = picturesIn(cleanHtml(html)).map(({ src }) => src);
    if (!html.includes("srcset")) expect(shown.join()).toMatch(/^https:\/\/evil/i);
    expect(find(html).join()).toMatch(/^https:\/\/evil|, https:/i);
  });

  it.each(Object.entries(removed))("is found, though a reader gets it not: %s", (_, html) => {
    expect(cleanHtml(html)).not.toContain("evil.example");
    expect(find(html).join()).toContain("evil.example");
  });

  it.each(Object.entries(allowed))("is not %s", (_, html) => {
    expect(find(html)).toEqual([]);
  });

  it("is also the article's own picture", () => {
    expect(
      foreignSources(article.fields, { ...emptyArticle(), imageUrl: "https://evil.example/x" }, siteUrl),
    ).toEqual(["https://evil.example/x"]);
  });
});
