import assert from "node:assert/strict";
import { withAbsoluteAddresses } from "../../app/html/absolute-addresses.ts";
import { articleHtml } from "../../app/html/article-html.server.ts";
import { cleanFilledHtml, cleanHtml } from "../../app/html/clean.server.ts";
import { countMarkupCharacters, maxMarkupCharacters } from "../../app/html/markup-limit.ts";
import { withScrollingTables } from "../../app/html/scrolling-tables.ts";
import { goldenHtml } from "../../app/html/testing/golden-html.ts";
import { richHtml } from "../../app/mails/rich-html.ts";
import type { Check } from "../check.ts";
import { closeEngines, describeEngines, type Engine, openEngines, openWatched } from "../hostile/browsers.ts";
import { inspect } from "../hostile/inspect.ts";
import { inGroups, readPayloads } from "../hostile/payloads.ts";
import { startPlainServer } from "../hostile/plain-server.ts";

const longText = 1_000_000;

type Way = (html: string, origin: string) => string;

/** Every rendering of editors' HTML; `origin` is the site's. */
const ways: Readonly<Record<string, Way>> = {
  articles: (html) => withScrollingTables(articleHtml(html), "nl"),
  "other pages": (html) => cleanHtml(html),
  confirmations: (html) => withScrollingTables(cleanFilledHtml(html, { name: html.slice(0, 200) }), "en"),
  feeds: (html, origin) => withAbsoluteAddresses(articleHtml(html), `${origin}/insights/x`),
  mails: (html, origin) => richHtml(cleanFilledHtml(html, { name: html.slice(0, 200) }), origin),
};

/** Each attack in a document of its own without a CSP: the sanitiser alone must stop it. */
export const hostileHtml: Check = {
  line: "S21",
  what: "Every attack, cleaned as for articles, other pages, confirmations, feeds and mails, stands in documents without a policy in real browsers; cleaning twice is cleaning once; a text of 1 MB takes less than half a second of the processor.",
  async run() {
    const payloads = await readPayloads();
    assert(payloads.length >= 1_000, `only ${payloads.length} attacks`);
    for (const html of payloads) assert.equal(cleanHtml(cleanHtml(html)), cleanHtml(html), html);
    const slowest = timeLongTexts();
    assert(slowest < 500, `1 MB took ${Math.round(slowest)} ms`);
    const engines = await openEngines();
    try {
      for (const engine of engines) await showAll(engine, payloads);
    } finally {
      await closeEngines(engines);
    }
    const shown = `${payloads.length} attacks × ${Object.keys(ways).length} ways in ${describeEngines(engines)}`;
    return `${shown}: nothing ran, nothing was asked for elsewhere; 1 MB took ${Math.round(slowest)} ms at most`;
  },
};

/**
 * What cleaning a megabyte takes of the thread's time, in milliseconds: the slowest of all texts, each at its best of
 * four, since others may be at work on the machine. The first is of what editors write, each of the others of one thing,
 * and half of them have as many signs as are read as HTML at all.
 */
function timeLongTexts(): number {
  const written = [
    Object.values(goldenHtml).join("\n"),
    "<p>Een alinea met <b>nadruk</b> en een <a href='/x'>link</a>.</p>\n",
    '<p class="MsoNormal" style="margin:0;text-align:center"><span style="font-weight:bold">Uit Word</span></p>\n',
    "woord ",
  ];
  const dense = [
    "<",
    "<<p>",
    "<a href=x>",
    "<td>",
    "<li>",
    "<h1>x</h1>",
    "<p align=center>x</p>",
    "&",
    "&lt;",
  ];
  const texts = [
    ...written.map((source) => readableText(source, longText)),
    ...dense.map((source) => readableText(source, longText)),
    ...dense.map((source) => source.repeat(longText / source.length)),
  ];
  const times = texts.map((text) =>
    Math.min(...Array.from({ length: 4 }, () => processorTime(() => cleanHtml(text)))),
  );
  return Math.max(...times);
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

async function showAll({ name, browser }: Engine, payloads: readonly string[]): Promise<void> {
  const server = await startPlainServer();
  try {
    const { page, events } = await openWatched(browser, server.host);
    for (const [way, clean] of Object.entries(ways)) {
      for (const group of inGroups(payloads, 200)) {
        const sections = group.map((html) => `<section>${clean(html, `http://${server.host}`)}</section>`);
        const shown = `<!DOCTYPE html><html lang="nl"><head><title>x</title></head><body>${sections.join("\n")}</body></html>`;
        await page.goto(server.show(shown), { waitUntil: "load" });
        const found = await page.evaluate(inspect, "body > section");
        assert.deepEqual([...found, ...events], [], `${way} in ${name}`);
        const count = await page.evaluate(() => document.querySelectorAll("body > section").length);
        assert.equal(count, group.length, `${way} in ${name}: an attack left its place`);
      }
    }
    await page.close();
  } finally {
    await server.close();
  }
}
