import assert from "node:assert/strict";
import { withAbsoluteAddresses } from "../../app/html/absolute-addresses.ts";
import { articleHtml } from "../../app/html/article-html.server.ts";
import { cleanFilledHtml, cleanHtml } from "../../app/html/clean.server.ts";
import { countMarkupCharacters, maxMarkupCharacters } from "../../app/html/markup-limit.ts";
import { readableHtml } from "../../app/html/readable-html.ts";
import { richHtml } from "../../app/mails/rich-html.ts";
import { goldenHtml } from "../../test/html/golden-html.ts";

type Way = (html: string, origin: string) => string;

/** Every rendering of editors' HTML; `origin` is the site's. */
export const ways: Readonly<Record<string, Way>> = {
  articles: (html) => readableHtml(articleHtml(html), "nl"),
  "other pages": (html) => cleanHtml(html),
  confirmations: (html) => readableHtml(cleanFilledHtml(html, { name: html.slice(0, 200) }), "en"),
  feeds: (html, origin) => withAbsoluteAddresses(articleHtml(html), `${origin}/insights/x`),
  mails: (html, origin) => richHtml(cleanFilledHtml(html, { name: html.slice(0, 200) }), origin),
};

/** @throws AssertionError unless cleaning twice is cleaning once */
export function expectStable(payloads: readonly string[]): void {
  for (const html of payloads) assert.equal(cleanHtml(cleanHtml(html)), cleanHtml(html), html);
}

const longText = 1_000_000;

/**
 * What cleaning a megabyte takes of the thread's time, in milliseconds: the slowest of all texts, each at its best of
 * four, since others may be at work on the machine. The first is of what editors write, each of the others of one thing,
 * and half of them have as many signs as are read as HTML at all.
 */
export function timeLongTexts(): number {
  const written = [
    Object.values(goldenHtml).join("\n"),
    "<p>Een alinea met <b>nadruk</b> en een <a href='/x'>link</a>.</p>\n",
    '<p class="MsoNormal" style="margin:0;text-align:center"><span style="font-weight:bold">Uit Word</span></p>\n',
    "woord ",
  ];
  const tags = ["<a href=x>", "<td>", "<li>", "<h1>x</h1>", "<p align=center>x</p>"];
  const dense = ["<", "<<p>", ...tags, "&", "&lt;"];
  const texts = [
    ...[...written, ...dense].map((source) => readableText(source, longText)),
    ...dense.map((source) => source.repeat(longText / source.length)),
  ];
  const timesOf = (text: string) => Array.from({ length: 4 }, () => processorTime(() => cleanHtml(text)));
  return Math.max(...texts.map((text) => Math.min(...timesOf(text))));
}

/** Repeats the source up to the markup limit, then words. */
function readableText(source: string, length: number): string {
  const signs = countMarkupCharacters(source);
  const times = Math.floor(
    Math.min(length / source.length, signs > 0 ? maxMarkupCharacters / signs : Number.POSITIVE_INFINITY),
  );
  return source.repeat(times).padEnd(length, " woord");
}

function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
