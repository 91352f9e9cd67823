import { idPattern } from "../../app/data/id-pattern.ts";
import type { RehearsedPage } from "../../app/data/rehearsals/rehearsal.ts";
import { decodeReferences } from "../../app/html/character-references.ts";
import { compareHtml } from "../../app/html/compare/compare-html.ts";
import { compareWords, type Words, whole } from "../../app/html/compare/words.ts";

/** What an address answers. */
export type ShownPage = { status: number; location: string | null; html: string };

const mostSentences = 20;
const mostCharacters = 1_000;

/** What visitors see of a difference between two answers; null when they are equal. */
export function compareShown(path: string, before: ShownPage, after: ShownPage): RehearsedPage | null {
  const { status, location, html } = after;
  const isAlike = withoutDrawnIds(before.html) === withoutDrawnIds(html);
  if (before.status === status && before.location === location && isAlike) return null;
  const becomes = becomesOf(before, after);
  const title = titleOf(isPage(after) ? html : before.html);
  const page = { path, title, becomes, location: becomes === "moved" ? location : null };
  const [card, newCard] = [cardOf(before), cardOf(after)];
  const changedCard = isPage(after) && card !== newCard ? compareWords(card, newCard) : null;
  if (becomes !== "changed") return { ...page, sentences: [], more: 0, card: changedCard };
  const sentences = changedSentences(bodyOf(before.html), bodyOf(html));
  return {
    ...page,
    sentences: sentences.slice(0, mostSentences),
    more: Math.max(0, sentences.length - mostSentences),
    card: changedCard,
  };
}

/** Without the ids that each rendering draws anew for items of lists, in the data of scripts. */
export function withoutDrawnIds(html: string): string {
  return html.replace(drawnId, "");
}

const drawnId = new RegExp(`\\\\"${idPattern}\\\\"`, "g");

export function isPage({ status }: ShownPage): boolean {
  return status === 200;
}

function becomesOf(before: ShownPage, after: ShownPage): RehearsedPage["becomes"] {
  if (isPage(after)) return isPage(before) ? "changed" : "new";
  if (isLed(after)) return "moved";
  return isPage(before) || isLed(before) ? "gone" : "changed";
}

/** Leads to another page than the one that says that there is none. */
function isLed({ location }: ShownPage): boolean {
  return location !== null && !missingPage.test(location);
}

/** Where articles that are not there lead. */
const missingPage = /^(?:\/en)?\/404$/;

function changedSentences(before: string, after: string): Words[][] {
  return compareHtml(before, after).flatMap((change): Words[][] => {
    if (change.kind === "words") return [change.words];
    if (change.kind === "rows")
      return change.rows.filter((row) => row.change !== "same").map(({ cells }) => cells.flat());
    if (change.kind === "same" || change.block.text === "") return [];
    const text = change.block.text.slice(0, mostCharacters);
    return [change.kind === "added" ? whole("", text) : whole(text, "")];
  });
}

/** The links of a page to this site: paths without what follows them. */
export function linksIn(html: string): Set<string> {
  return new Set([...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path = ""]) => path));
}

/** The further pages of a list. */
export function furtherPages(path: string, html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*\?page=\d+)/g)].map(([, to = ""]) => to);
  return found.filter((to) => to.startsWith(`${path}?`));
}

/** The addresses of pictures without a description; the site's own drawings are decorative. */
export function undescribedIn(html: string): string[] {
  return [...mainOf(html).matchAll(/<img\b[^>]*>/g)]
    .filter(([tag]) => !/\salt="[^"]/.test(tag))
    .map(([tag]) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? "")
    .filter((address) => !address.startsWith("/images/"));
}

/** The headings more than one level below the one before. */
export function skippedHeadings(html: string): string[] {
  let last = 6;
  return [...mainOf(html).matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].flatMap(
    ([, digit, content = ""]) => {
      const level = Number(digit);
      const isSkipped = level > last + 1;
      last = level;
      return isSkipped ? [textOf(content)] : [];
    },
  );
}

/** Without the name of the firm, as a card has it. */
function titleOf(html: string): string {
  return property(html, "og:title") || textOf(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "");
}

/** The title and the description of the card; empty when there is no page. */
function cardOf(shown: ShownPage): string {
  const html = isPage(shown) ? shown.html : "";
  const parts = [property(html, "og:title"), property(html, "og:description")];
  return parts.filter((part) => part !== "").join(" – ");
}

function property(html: string, name: string): string {
  return textOf(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");
}

function textOf(html: string): string {
  return decodeReferences(html.replace(/<[^>]*>/g, ""))
    .replaceAll("\u00AD", "")
    .trim();
}

/** What is read of a page. */
function bodyOf(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  return body.replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, "");
}

function mainOf(html: string): string {
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}
