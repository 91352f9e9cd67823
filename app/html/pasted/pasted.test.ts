import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cleanHtml } from "../clean.server.ts";
import { pasted } from "./pasted.ts";

const fixture = (name: string) => readFileSync(join(import.meta.dirname, "testing", name), "utf8");
const none = new Set<string>();
const fromHtml = (html: string, taken: ReadonlySet<string> = none) => pasted({ html, text: "" }, taken)?.html;
const fromText = (text: string) => pasted({ html: "", text }, none);

it.each([
  "google-docs.clipboard",
  "word.clipboard",
  "slack.clipboard",
  "outlook.clipboard",
  "word-online.clipboard",
])("gives the cleaner of %s nothing to do", (name) => {
  const html = String(fromHtml(fixture(name)));
  expect(cleanHtml(html)).toBe(html);
  expect(html).not.toMatch(/style|span|Mso|mso/);
  expect(fromHtml(html)).toBe(html);
});

it("keeps the marks and nested lists of Google Docs", () => {
  expect(fromHtml(fixture("google-docs.clipboard"))).toBe(
    [
      "<h2>Plan van aanpak</h2>",
      "<h3>Stap één</h3>",
      "<p>Gewoon, <strong>vet</strong>, <em>schuin</em>, CO<sub>2</sub> en m<sup>2</sup>, <s>weg</s>, zie ",
      '<a href="https://example.com/a?b=1&amp;c=2">de bron</a>.</p>',
      "<ul><li>Eén<ul><li>Eén a</li></ul></li><li>Twee</li></ul>",
    ].join(""),
  );
});

describe("a paste from Word", () => {
  const html = String(fromHtml(fixture("word.clipboard")));

  it("makes lists of its list paragraphs, by level", () => {
    expect(html).toContain(
      '<ol><li>Een<ol type="a"><li>Een a<ol type="i"><li>Een a i</li></ol></li></ol></li><li>Twee</li></ol>',
    );
    expect(html).toContain("<ul><li>Punt<ul><li>Punt dieper</li></ul></li></ul>");
  });

  it("goes on with a list where it was left", () => {
    const item = (marker: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}&nbsp; </span>${text}</p>`;
    expect(fromHtml(`${item("1.", "Een")}<p>Tussen</p>${item("2)", "Twee")}${item("3)", "Drie")}`)).toBe(
      '<ol><li>Een</li></ol><p>Tussen</p><ol start="2"><li>Twee</li><li>Drie</li></ol>',
    );
    expect(fromHtml(`${item("c.", "Een")}<p class=MsoListParagraph>Vervolg</p>${item("d.", "Twee")}`)).toBe(
      '<ol type="a" start="3"><li><p>Een</p><p>Vervolg</p></li><li>Twee</li></ol>',
    );
  });

  it("drops what was deleted and what colleagues remarked, and keeps what was inserted", () => {
    expect(html).toContain("Dit is erbij. Besproken met de klant");
    expect(html).not.toMatch(/weg|JJ|betaalt nooit|Jan Jansen|comment|msocom|<ins|<del/);
    expect(
      fromHtml("<p class=MsoNormal>a<span class=msoDel>b</span><span class=msoIns><ins>c</ins></span></p>"),
    ).toBe("<p>ac</p>");
  });

  it("keeps the deletions of other sources, which are the author's", () => {
    expect(fromHtml("<p>Van <del>10</del> <ins>8</ins> euro</p>")).toBe(
      "<p>Van <del>10</del> <ins>8</ins> euro</p>",
    );
  });

  it("links footnotes both ways", () => {
    expect(html).toContain('noot<a href="#ftn-1" id="ftnref-1"><sup>[1]</sup></a>.');
    expect(html).toContain('<hr><p><a href="#ftnref-1" id="ftn-1"><sup>[1]</sup></a> De noot zelf.</p>');
    expect(fromHtml(fixture("word.clipboard"), new Set(["ftn-1", "ftnref-1"]))).toContain(
      '<a href="#ftn-1-2" id="ftnref-1-2">',
    );
  });

  it("links endnotes, and what a local file is the target of", () => {
    expect(
      fromHtml(
        '<p class=MsoNormal>a<a href="file:///C:/clip.htm#_edn1" name="_ednref1">[i]</a></p><p><a href="#_ednref1" name="_edn1">[i]</a> b</p>',
      ),
    ).toBe('<p>a<a href="#edn-1" id="ednref-1">[i]</a></p><p><a href="#ednref-1" id="edn-1">[i]</a> b</p>');
  });

  it("fits headings beneath that of the page", () => {
    expect(html).toMatch(/^<h2>Rapport<\/h2><h3>Wat we zagen<\/h3>/);
    expect(fromHtml("<h2>A</h2><h4>B</h4>")).toBe("<h2>A</h2><h4>B</h4>");
    expect(fromHtml("<h1>A</h1><h6>B</h6>")).toBe("<h2>A</h2><h6>B</h6>");
  });

  it("joins the pieces of one mark, and writes ordinary spaces", () => {
    expect(html).toContain("<p>Een <strong>vet woord</strong> en een noot");
    expect(html).toContain("met de klant, 5&nbsp;km verder.</p>");
  });

  it("makes a head of a table's first row that has the style of one", () => {
    expect(html).toContain(
      "<table><thead><tr><th>Taak</th><th>Tijd</th></tr></thead><tbody><tr><td>Lezen</td><td>1 uur</td></tr></tbody></table>",
    );
    const plain =
      "<table class=MsoTableGrid style='mso-yfti-tbllook:1184'><tr style='mso-yfti-firstrow:yes'><td>A</td></tr><tr><td>B</td></tr></table>";
    expect(fromHtml(plain)).toBe("<table><tbody><tr><td>A</td></tr><tr><td>B</td></tr></tbody></table>");
    expect(fromHtml(plain.replace("<td>A", "<td><b>A</b>"))).toContain("<thead><tr><th>A</th></tr></thead>");
  });

  it("takes the lists of Word in a browser", () => {
    expect(fromHtml(fixture("word-online.clipboard"))).toBe(
      "<p>Inleiding</p><ul><li>Een<ul><li>Dieper</li></ul></li></ul>",
    );
  });
});

describe("a paste from Slack or Outlook", () => {
  it("has paragraphs", () => {
    expect(fromHtml(fixture("slack.clipboard"))).toBe(
      [
        "<p>Eerste alinea</p><p>Tweede alinea met <strong>vet</strong> en <code>code</code></p>",
        "<ul><li>Een<ul><li>Dieper</li></ul></li><li>Twee</li></ul>",
      ].join(""),
    );
  });

  it("has ordinary spaces, but for amounts", () => {
    expect(fromHtml(fixture("outlook.clipboard"))).toBe(
      [
        "<p>Beste Anna,</p><p>Hierbij het plan. Kosten: €&nbsp;5.000 en 10&nbsp;%.</p>",
        "<p><strong>Let op</strong>: morgen.</p><p>Groet,<br>Jan</p>",
      ].join(""),
    );
  });

  it.each([
    ["<div>Een</div><div>twee</div>", "<p>Een</p><p>twee</p>"],
    ["Een<br><br>twee<br>drie", "<p>Een</p><p>twee<br>drie</p>"],
    ["<span>Een<div>twee</div></span>drie", "<p>Een</p><p>twee</p><p>drie</p>"],
    [
      "<table><tr><td><div>a</div><div>b</div></td></tr></table>",
      "<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>",
    ],
    ["<section><header>a</header><p>b</p></section>", "<p>a</p><p>b</p>"],
    ["<a href='/x'><h3>a</h3><p>b</p></a>", '<a href="/x">a b</a>'],
  ])("glues no words: %s", (html, expected) => {
    expect(fromHtml(html)).toBe(expected);
  });
});

it.each([
  ['<span style="color:red">een woord </span>', "een woord "],
  ["<p><b>x</b> <i> </i><b>y</b></p><p>&nbsp;</p>", "<p><strong>x</strong> <strong>y</strong></p>"],
  [
    '<picture><source srcset="/a.avif"><img src="/a.jpg" alt="x" onerror="a()"></picture>',
    '<picture><source srcset="/a.avif"><img src="/a.jpg" alt="x"></picture>',
  ],
  ['<img src="file:///C:/a.png" alt="" width=10>', '<img src="file:///C:/a.png" alt="" width="10">'],
  ["<pre><span>x  = 1</span><br><span>y</span></pre>", "<pre>x  = 1\ny</pre>"],
  [
    "<dl><dt>a</dt><dd>b</dd></dl><blockquote>c</blockquote>",
    "<dl><dt>a</dt><dd>b</dd></dl><blockquote><p>c</p></blockquote>",
  ],
  ["<ul><ul><li>diep</li></ul><li>a</li></ul>", "<ul><li>diep</li></ul><ul><li>a</li></ul>"],
  ['<p align="center">a</p><p style="display:none">b</p>', '<p class="text-center">a</p>'],
])("keeps what is meant by %s", (html, expected) => {
  expect(fromHtml(html)).toBe(expected);
});

describe("a bare address", () => {
  it.each([
    [
      "<p>Zie https://example.com/a_(b)?c=d, en meer.</p>",
      '<p>Zie <a href="https://example.com/a_(b)?c=d">https://example.com/a_(b)?c=d</a>, en meer.</p>',
    ],
    ["<p>(www.example.com)</p>", '<p>(<a href="https://www.example.com">www.example.com</a>)</p>'],
    [
      '<p><a href="/x">https://example.com</a> <code>https://example.com</code></p>',
      '<p><a href="/x">https://example.com</a> <code>https://example.com</code></p>',
    ],
    [
      "<p>jan@www.example.com http:// www. xhttps://a.nl</p>",
      "<p>jan@www.example.com http:// www. xhttps://a.nl</p>",
    ],
  ])("becomes a link in %s", (html, expected) => {
    expect(fromHtml(html)).toBe(expected);
  });

  it("becomes one in plain text", () => {
    expect(fromText("www.example.com")?.html).toBe('<a href="https://www.example.com">www.example.com</a>');
    expect(fromText("Zie <b>\nhttps://example.com.\n\nGroet")?.html).toBe(
      '<p>Zie &lt;b&gt;<br><a href="https://example.com">https://example.com</a>.</p><p>Groet</p>',
    );
  });
});

describe("Markdown", () => {
  const markdown = fixture("assistant.clipboard");

  it("becomes text, with what was pasted beside it", () => {
    const result = fromText(markdown);
    expect(result?.raw).toBe(markdown);
    expect(result?.html.replaceAll("\n", "")).toBe(
      [
        "<h2>Plan</h2>",
        "<p>Dit is <strong>belangrijk</strong> en <em>dit</em> minder; <del>weg</del>, zie ",
        '<a href="https://example.com">de bron</a>.</p><h3>Stappen</h3>',
        "<ol><li>Lezen<ul><li>diep</li></ul></li><li>Schrijven</li></ol>",
        "<table><thead><tr><th>Taak</th><th>Tijd</th></tr></thead><tbody><tr><td>Lezen</td><td>1 uur</td></tr></tbody></table>",
        '<pre><code class="language-js">const a = 1 &lt; 2;</code></pre>',
        "<p>Geen &lt;script&gt;alert(1)&lt;/script&gt; hier.</p>",
      ].join(""),
    );
    expect(cleanHtml(String(result?.html))).toBe(result?.html);
  });

  it("is also what is copied as text with a frame of HTML", () => {
    const html = `<meta charset="utf-8"><div style="font-family:Consolas"><div><span>${markdown.slice(0, 6)}</span></div></div>`;
    expect(pasted({ html, text: markdown }, none)?.raw).toBe(markdown);
    expect(pasted({ html: "<p><b>Vet</b></p>", text: markdown }, none)?.html).toBe(
      "<p><strong>Vet</strong></p>",
    );
  });

  it.each([
    "# Een kop\n\nEn **vet**.",
    "## A\n\nTekst.\n\n## B\n\nTekst.",
    "Zie [hier](https://example.com/a).",
    "**Let op**: lees dit.\n\n- een\n- twee",
    "a\n\n```\nx\n```",
  ])("is recognised in %j", (text) => {
    expect(fromText(text)?.raw).toBe(text);
  });

  it.each([
    "#1 in Nederland",
    "# een losse regel",
    "Prijs * aantal * btw",
    "- een\n- twee",
    "* een\n* twee",
    "1. een\n2. twee",
    "C# en F# zijn talen; 2 ** 3 ** 4",
    "# opmerking\nsleutel: waarde\n- een\n- twee",
    "f(**a, **b) en snake_case_naam",
    "Groet,\n\n--\nJan | Bedrijf | 06",
    "[1] Zie de noot (bijlage)",
    "Eerste regel\n===\nTekst",
    "*niet vet*",
    "",
  ])("is not seen in %j", (text) => {
    expect(fromText(text)).toBeNull();
  });
});
