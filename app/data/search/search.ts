import { decodeReferences } from "../../html/character-references.ts";
import { asLanguage, type Language } from "../../i18n/language-texts.ts";
import { type Database, expectData } from "../database.ts";
import { longestQuery } from "./search-limits.ts";

/** How many results one page of the search shows. */
export const resultsPerPage = 10;

/** A part of a text, and whether it is what was searched for. */
export type SnippetPart = { text: string; isFound: boolean };

export type SearchResult = {
  id: string;
  slug: string;
  /** That of the article's texts, which may not be the asked one. */
  language: Language;
  title: string;
  readTime: number;
  snippet: SnippetPart[];
};

/** What somebody asked, on one line, without what no text can hold. */
export function cleanQuery(text: string): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ");
  return [...line.trim()].slice(0, longestQuery).join("").trim();
}

/** The published articles that a search finds, the best first, and how many there are; pages count from 1. */
export async function searchArticles(
  db: Database,
  query: string,
  language: Language,
  page: number,
): Promise<{ results: SearchResult[]; total: number }> {
  const rows = expectData(
    await db.rpc("search_articles", {
      _query: query,
      _language: language,
      _limit: resultsPerPage,
      _offset: (page - 1) * resultsPerPage,
    }),
  );
  const results = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    language: asLanguage(row.language),
    title: row.title,
    readTime: row.read_time,
    snippet: snippetParts(row.snippet),
  }));
  return { results, total: rows[0]?.found ?? 0 };
}

/** The parts of a snippet as the database writes it: what was found stands between U+0002 and U+0003. */
export function snippetParts(snippet: string): SnippetPart[] {
  const [before = "", ...marked] = snippet.split("\u0002");
  const parts = marked.flatMap((piece) => {
    const [found = "", ...after] = piece.split("\u0003");
    return [
      { text: found, isFound: true },
      { text: after.join(""), isFound: false },
    ];
  });
  return [{ text: before, isFound: false }, ...parts]
    .map(({ text, isFound }) => ({ text: tidy(decodeReferences(text)), isFound }))
    .filter(({ text }) => text !== "");
}

/** On one line; where a tag stood is a blank, also before a sign that closes a sentence. */
function tidy(text: string): string {
  return text.replace(/\s+/g, " ").replace(/ (?=[.,;:!?)])/g, "");
}
