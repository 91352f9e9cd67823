// @module-tag S50

import { describe, expect, it } from "vitest";
import { cleanHtml } from "../../html/clean.server.ts";
import { convertText, type Site } from "./convert-text.ts";
import { ghostTexts, wordPressTexts } from "./testing/old-texts.ts";

const uploads = "https://oud.example/wp-content/uploads/2024/05";
const files = new Map([
  [`${uploads}/a.jpg`, "/media/a"],
  ["/content/images/2024/05/a.jpg", "/media/a"],
]);
const pages = new Map([
  ["/2024/05/ander/", "/insights/ander"],
  ["/?p=12", "/insights/twaalf"],
]);
const patterns = new Map([
  ["51", "<!-- wp:paragraph --><p>Open tot vijf.</p><!-- /wp:paragraph -->"],
  ["52", '<!-- wp:block {"ref":51} /--><!-- wp:block {"ref":52} /-->'],
]);
const wordPress: Site = {
  system: "wordpress",
  site: "https://oud.example",
  isListed: () => false,
  fileOf: (address) => files.get(address) ?? null,
  attachment: (id) => (id === "7" ? { address: `${uploads}/a.jpg`, alt: "Alt van 7" } : null),
  picturesOf: (post) => (post === null || post === "5" ? ["7"] : []),
  pattern: (id) => patterns.get(id) ?? null,
  pageOf: (path) => pages.get(path) ?? null,
};
const ghost: Site = { ...wordPress, system: "ghost", site: "" };

const htmlOf = (content: string, site = wordPress) => convertText(content, site).html;
const notesOf = (content: string, site = wordPress) =>
  convertText(content, site).notes.map(({ key, values }) =>
    [key.replace("import.note.", ""), ...Object.values(values ?? {})].join(" "),
  );

describe("a text of WordPress without blocks", () => {
  const html = htmlOf(wordPressTexts["a classic text"] ?? "");

  it("has paragraphs for blank lines and breaks for others, outside of code and lists", () => {
    expect(html).toContain(
      "<p>Eerste alinea<br>met een tweede regel.</p><p>Tweede <strong>vette</strong> alinea.<br>Na een break.</p>",
    );
    expect(html).toContain("<ul><li>Eén</li><li>Twee<ul><li>Dieper</li></ul></li></ul>");
    expect(html).toContain("<blockquote><p>Citaat</p><p>Tweede alinea ervan</p></blockquote>");
    expect(html).toContain("<pre>regel 1\n  regel 2\n\nregel 3</pre>");
  });

  it("keeps words in brackets, and shows shortcodes that were escaped", () => {
    expect(html).toContain("<p>Slot [1] en [sic] en [gallery].</p>");
  });

  it("has its headings below that of the page", () => {
    expect(html).toContain("<h2>Kop</h2>");
  });
});

describe("shortcodes", () => {
  it("of captions become figures, with the picture of the library and without a link to it", () => {
    expect(htmlOf(wordPressTexts["a caption"] ?? "")).toBe(
      '<p>Ervoor.</p><figure class="align-left"><img src="/media/a" alt="Een brug" width="300" height="200"><figcaption>De <em>brug</em> bij nacht</figcaption></figure><p>Erna.</p>',
    );
  });

  it("of galleries become figures", () => {
    const text = wordPressTexts.galleries ?? "";
    const figure = '<figure><img src="/media/a" alt="Alt van 7"></figure>';
    expect(htmlOf(text)).toBe(`${figure}<p>Tussen</p>${figure}`);
    expect(notesOf(text)).toEqual(["gallery", "pictureUnknown 8", "pictureUnknown 99"]);
    expect(htmlOf('[gallery id="5"][gallery columns="3"]')).toBe(figure + figure);
    expect(htmlOf('[gallery id="6"][gallery exclude="7"]')).toBe("");
    expect(notesOf('[gallery id="6"]')).toEqual(["galleryOfPost"]);
  });

  it.each([
    ["[youtube=http://www.youtube.com/watch?v=dQw4w9WgXcQ&w=640&h=385]", "youtube"],
    ["[youtube http://www.youtube.com/watch?v=dQw4w9WgXcQ?wmode=transparent]", "youtube"],
    ["[youtube https://youtu.be/dQw4w9WgXcQ]", "youtube"],
    ["[youtube dQw4w9WgXcQ]", "youtube"],
    ['[youtube id="dQw4w9WgXcQ"]', "youtube"],
    ['[vimeo clip_id="76979871" width="400"]', "vimeo"],
    ["[youtube]https://www.youtube.com/watch?v=dQw4w9WgXcQ[/youtube]", "youtube"],
    ["[vimeo http://www.vimeo.com/76979871 w=500&h=283]", "vimeo"],
    ["[vimeo 76979871]", "vimeo"],
    ["[vimeo 76979871 w=500&amp;h=283]", "vimeo"],
  ])("of videos become videos: %s", (text, provider) => {
    const [address, name] =
      provider === "vimeo"
        ? ["https://vimeo.com/76979871", "Vimeo"]
        : ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "YouTube"];
    expect(htmlOf(`Kijk:\n\n${text}`)).toBe(
      `<p>Kijk:</p><p><a class="video" href="${address}">Video (${name})</a></p>`,
    );
  });

  it.each([
    [`[audio ${uploads}/lied.mp3]`, `<p><a href="${uploads}/lied.mp3">lied.mp3</a></p>`, "media audio"],
    [
      `[audio:${uploads}/lied.mp3|titles=Lied]`,
      `<p><a href="${uploads}/lied.mp3">lied.mp3</a></p>`,
      "media audio",
    ],
    ["[slideshare id=12&amp;doc=brood-11]", "", "shortcode slideshare"],
    [
      "[soundcloud https://soundcloud.com/x]",
      '<p><a href="https://soundcloud.com/x">https://soundcloud.com/x</a></p>',
      "embed soundcloud.com",
    ],
    ["[sitemap]", "", "shortcode sitemap"],
    ["[mijn_kaart]", "", "shortcode mijn_kaart"],
    ["[kaart]", "", "shortcode kaart"],
    ["[kaart] [mijn-lijst]", "", "shortcode mijn-lijst"],
    ["<p>[kaart 12]</p>", "", "shortcode kaart"],
    ["[member]Geheim.[/member]", "", "membersLeft [member]"],
  ])("of plug-ins do not stay as words in brackets: %s", (text, html, note) => {
    expect(htmlOf(`${text}\n\nSlot.`)).toBe(`${html}<p>Slot.</p>`);
    expect(notesOf(text)).toContain(note);
  });

  it.each(["Zo [sic] en [zie 4] en [Vervolg].", "[Vervolg]", "[zie hierboven]", "[...]", "<em>[sic]</em>"])(
    "are told from words in brackets: %s",
    (text) => {
      expect(htmlOf(text)).toContain(text);
      expect(notesOf(text)).toEqual([]);
    },
  );

  it("of code in a language keep it whole", () => {
    const source = "    public List<Brood> Deeg()\n    {\n\n        return a[0];\n    }";
    expect(htmlOf(`[csharp]\n${source}\n[/csharp]`)).toBe(
      `<pre><code class="language-csharp">${source.replace("<Brood>", "&lt;Brood&gt;")}</code></pre>`,
    );
    expect(htmlOf("[php]<?php echo '[gallery]'; ?>[/php]")).toBe(
      `<pre><code class="language-php">&lt;?php echo '[gallery]'; ?&gt;</code></pre>`,
    );
    expect(htmlOf('<pre lang="csharp">IList<Brood> x; &lt;b&gt;</pre>')).toBe(
      '<pre><code class="language-csharp">IList&lt;Brood&gt; x; &lt;b&gt;</code></pre>',
    );
    expect(htmlOf("<p>[c#]<br>List<a> x;<br>&nbsp; y;</p>\n<p>z;[/c#]</p>")).toContain(
      'class="language-csharp">List&lt;a&gt; x;\n',
    );
    expect(htmlOf('[cc lang="php"]<?php ?>[/cc]')).toContain("&lt;?php ?&gt;");
    expect(htmlOf("De taal [php] en [c].")).toBe("<p>De taal [php] en [c].</p>");
  });

  it("and lines with addresses of videos become videos, of others links", () => {
    const text = wordPressTexts["embeds in lines"] ?? "";
    const video =
      '<p><a class="video" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Video (YouTube)</a></p>';
    expect(htmlOf(text)).toContain(`<p>Kijk:</p>${video}<p>en ook</p>`);
    expect(htmlOf(text)).toContain(
      '<p><a href="https://twitter.com/x/status/1">https://twitter.com/x/status/1</a></p>',
    );
    expect(notesOf(text)).toEqual([
      "media audio",
      `fileKept ${uploads}/lied.mp3`,
      "embed twitter.com",
      "video YouTube",
      "video Vimeo",
    ]);
  });

  it("of code keep what is in them", () => {
    const html = htmlOf(wordPressTexts.code ?? "");
    expect(html).toContain(
      '<pre><code class="language-php">&lt;?php if ($a[\'x\'] &lt; 1) { echo "[gallery]"; }\n\n?&gt;</code></pre>',
    );
    expect(html).toContain('<code>[x y="1"]</code>');
  });

  it("of page builders go, with a note where they showed something themselves", () => {
    const text = wordPressTexts["page builders"] ?? "";
    expect(htmlOf(text)).toBe(
      '<p>Woorden in een kolom.</p><p>Nog een.</p><figure><img src="/media/a" alt="Alt van 7"></figure><p>Divi</p><p>Een noot</p>',
    );
    expect(notesOf(text)).toEqual([
      "shortcode contact-form-7",
      "shortcode mijn_tabel",
      "shortcodeAround ref",
      "shortcode vc_raw_html",
    ]);
  });

  it("are noted once each", () => {
    expect(notesOf('[formulier id="1"] [formulier id="2"]')).toEqual(["shortcode formulier"]);
  });
});

describe("blocks", () => {
  it("of text become this site's elements, without line breaks of their source", () => {
    const text = wordPressTexts.blocks ?? "";
    expect(htmlOf(text)).toBe(
      '<p class="text-center">Een alinea op twee regels</p><h2 id="h-kop">Kop</h2><ul><li>Een<ol><li>Dieper</li></ol></li></ul><blockquote><p>Citaat</p><p><cite>Jan</cite></p></blockquote><blockquote><p>Groot</p><p><cite>Piet</cite></p></blockquote><p>Losse regel<br>in een klassiek deel</p><hr>',
    );
    expect(notesOf(text)).toEqual(["pages", "block latest-posts", "pattern"]);
  });

  it("of synced patterns are the patterns, where the export has them", () => {
    const text = '<p>Boven.</p>\n<!-- wp:block {"ref":51} /-->\n<p>Onder.</p>';
    expect(htmlOf(text)).toBe("<p>Boven.</p><p>Open tot vijf.</p><p>Onder.</p>");
    expect(notesOf(text)).toEqual([]);
    expect(htmlOf('<!-- wp:block {"ref":52} /-->')).toBe("<p>Open tot vijf.</p>");
    expect(notesOf('<!-- wp:block {"ref":53} /-->')).toEqual(["pattern"]);
  });

  it("that visitors did not see are left out", () => {
    const hidden =
      '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>Geheim.</p><!-- /wp:paragraph -->';
    const group = `<!-- wp:group {"metadata":{"blockVisibility":false}} --><div>${hidden}</div><!-- /wp:group -->`;
    const members =
      "<!-- wp:premium-content/subscriber-view --><p>Geheim.</p><!-- /wp:premium-content/subscriber-view -->";
    expect(htmlOf(`${hidden}<p>Open.</p>${group}${members}`)).toBe("<p>Open.</p>");
    expect(notesOf(hidden + members)).toEqual(["hiddenBlock", "membersLeft premium-content"]);
  });

  it("of pictures become figures", () => {
    const { html, files } = convertText(wordPressTexts["blocks of pictures"] ?? "", wordPress);
    expect(html).toContain(
      '<figure class="align-right"><img src="/media/a" alt="Alt van 7"><figcaption>Bijschrift</figcaption></figure>',
    );
    expect(html).toContain(
      '<figure><img src="/wp-content/uploads/2024/05/b.jpg" alt="B"></figure><p>Van de reis</p>',
    );
    expect(html).toContain(
      '<figure><img src="/wp-content/uploads/2024/05/c.jpg" alt=""></figure><p>Op de omslag</p>',
    );
    expect(files.map(({ address }) => address)).toEqual(
      ["a", "b", "c", "d"].map((name) => `${uploads}/${name}.jpg`),
    );
    expect(files.at(-1)?.sizes).toEqual([`${uploads}/d-300x200.jpg`]);
  });

  it("of other kinds keep what can be kept", () => {
    const text = wordPressTexts["other blocks"] ?? "";
    expect(htmlOf(text)).toContain("<table><caption>Onderschrift</caption><thead>");
    expect(htmlOf(text)).toContain('<p><a class="button" href="/contact/">Bel ons</a></p>');
    expect(htmlOf(text)).toContain(
      "<pre>Een vers\ntweede regel</pre><details><summary>Vraag</summary><p>Antwoord</p></details>",
    );
    expect(htmlOf(text)).toContain('<p><a href="/wp-content/uploads/2024/05/plan.pdf">Het plan</a></p>');
  });

  it("with footnotes link to these where they are in the text", () => {
    const text = wordPressTexts["other blocks"] ?? "";
    expect(htmlOf(text)).toContain("<sup>1</sup>");
    expect(notesOf(text)).toContain("footnotes");
    const whole = `${text}<ol><li id="3fa85f64-5717">De noot <a href="#3fa85f64-5717-link">↩</a></li></ol>`;
    expect(htmlOf(whole)).toContain(
      '<sup><a id="plaats-3fa85f64-5717-link" href="#plaats-3fa85f64-5717">1</a></sup>',
    );
    expect(notesOf(whole)).not.toContain("footnotes");
  });
});

describe("cards of Ghost", () => {
  it("with pictures become figures", () => {
    expect(htmlOf(ghostTexts.pictures ?? "", ghost)).toBe(
      '<figure><img src="/media/a" alt="A" width="2000" height="1333"><figcaption>Bij A</figcaption></figure><figure><img src="/content/images/2024/05/b.jpg" alt="B" width="10" height="10"></figure><figure><img src="/content/images/2024/05/c.jpg" alt="C"></figure><p>Van alles</p>',
    );
  });

  it("become this site's elements", () => {
    expect(htmlOf(ghostTexts.cards ?? "", ghost)).toBe(
      '<p><a href="https://elders.example/stuk">Een stuk</a> (elders.example)</p><p>Lees dit</p><details><summary>Vraag</summary><p>Antwoord</p></details><div class="callout"><p>💡 Let <strong>op</strong></p></div><p><a class="button" href="/contact/">Bel ons</a></p><figure><pre><code class="language-js">a &lt; b</code></pre><figcaption>Code</figcaption></figure>',
    );
  });

  it("that play or sell become links and words", () => {
    const text = ghostTexts.media ?? "";
    expect(htmlOf(text, ghost)).toContain(
      '<p><a class="video" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Een film</a></p><p>Erbij</p>',
    );
    expect(htmlOf(text, ghost)).toContain('<p><a href="/content/media/lied.mp3">Lied</a></p>');
    expect(htmlOf(text, ghost)).not.toContain("Word lid");
    expect(notesOf(text, ghost)).toEqual(
      expect.arrayContaining(["card signup", "product", "media video", "video YouTube"]),
    );
  });

  it("of its own HTML stay, and what was for members is said", () => {
    expect(htmlOf(ghostTexts.text ?? "", ghost)).toContain("<p>Eigen HTML</p><p>Voor leden</p>");
    expect(notesOf(ghostTexts.text ?? "", ghost)).toEqual(["membersOnly"]);
  });
});

describe("addresses", () => {
  it.each([
    ["http://www.oud.example/2024/05/ander?utm=1#stap", "/insights/ander#plaats-stap"],
    ["https://oud.example/?p=12", "/insights/twaalf"],
    ["https://oud.example/?p=13", "/?p=13"],
    ["https://oud.example//weg/", "/weg/"],
    ["https://elders.example/x?a=1", "https://elders.example/x?a=1"],
    ["//elders.example/x", "https://elders.example/x"],
    ["mailto:a@oud.example", "mailto:a@oud.example"],
    ["tel:0612", "tel:0612"],
    [`${uploads}/brief.docx`, `${uploads}/brief.docx`],
    [`${uploads}/a-300x200.jpg`, "/media/a"],
  ])("%s becomes %s", (old, address) => {
    expect(htmlOf(`<p><a href="${old}">woord</a></p>`)).toBe(`<p><a href="${address}">woord</a></p>`);
  });

  it("outside of the directory of the old site stay", () => {
    const site = { ...wordPress, site: "https://oud.example/blog" };
    expect(htmlOf('<a href="https://oud.example/winkel">w</a>', site)).toBe(
      '<p><a href="https://oud.example/winkel">w</a></p>',
    );
    expect(htmlOf('<a href="https://oud.example/blog/x">w</a>', site)).toBe('<p><a href="/blog/x">w</a></p>');
  });

  it("that run a script go, with their words kept", () => {
    expect(htmlOf('<a href="javascript:x()">woord</a>')).toBe("<p>woord</p>");
  });
});

describe("pictures", () => {
  it.each([
    ['<img class="wp-image-7" src="/x.jpg">', '<img src="/media/a" alt="Alt van 7">', []],
    [
      '<img src="data:image/gif;base64,AAAA" data-src="/wp-content/uploads/2024/05/a.jpg">',
      '<img src="/media/a">',
      [],
    ],
    [
      '<img src="http://elders.example/p.png?x=1" alt="E">',
      '<img src="https://elders.example/p.png?x=1" alt="E">',
      ["pictureElsewhere elders.example"],
    ],
    [`<img src="data:image/png;base64,${"A".repeat(140_000)}">`, "", ["pictureInText"]],
    ['<img class="emoji" alt="😀" src="https://s.w.org/x.png">', "😀", []],
  ])("%s", (old, picture, notes) => {
    expect(htmlOf(`<p>a ${old} b</p>`)).toBe(`<p>a ${picture}${picture === "" ? "" : " "}b</p>`);
    expect(notesOf(old)).toEqual(notes);
  });
});

describe("what a text can't have here", () => {
  it("goes with one note of a kind; words in a form stay, its fields don't", () => {
    const text = wordPressTexts["an elementor page"] ?? "";
    expect(htmlOf(text)).toBe(
      '<h2>Elementor</h2><p class="text-center">Tekst <strong>vet</strong></p><p>Meld je aan</p>',
    );
    expect(notesOf(text)).toEqual(["removed form", "removed script", "removed style"]);
  });

  it("of another site becomes a link", () => {
    const text = '<iframe src="https://kaart.example/x" title="Kaart"></iframe>';
    expect(htmlOf(text)).toBe('<p><a href="https://kaart.example/x">Kaart</a></p>');
    expect(notesOf(text)).toEqual(["embed kaart.example"]);
  });
});

describe("a text that is too large", () => {
  it.each([
    "<p>een <b>woord</b></p>\n\n".repeat(12_000),
    "<p>een woord</p>\n\n".repeat(160_000),
    `${"<blockquote>".repeat(200)}een woord`,
  ])("keeps its words", (text) => {
    const { html, notes } = convertText(text, wordPress);
    expect(html.split(/\bwoord\b/)).toHaveLength(text.split(/\bwoord\b/).length);
    expect(cleanHtml(html)).toBe(html);
    expect(notes).toEqual([{ key: "import.note.onlyWords" }]);
  });

  it.each(["[a '\"", "[code]", "[x y=", "[vc_row]", "[[a]]", "[/code][code]", "\n", "[x y=1 "])(
    "or made of %j is read",
    (piece) => {
      expect(convertText(piece.repeat(20_000), wordPress)).toMatchObject({ html: expect.any(String) });
    },
  );
});
