import { asPageKind, type PageKind } from "../../content/page-kinds.ts";
import { asLanguage, type Language } from "../../i18n/language-texts.ts";
import { type Database, expectData } from "../database.ts";
import { maxQueryLength } from "./search-limits.ts";

/** The page size of the search. */
export const resultsPerPage = 10;

/** A part of a snippet, highlighted or not. */
type SnippetPart = { text: string; isFound: boolean };

export type SearchResult = {
  id: string;
  slug: string;
  /** The language of the texts, which may not be the requested one. */
  language: Language;
  title: string;
  readTime: number;
  snippet: SnippetPart[];
};

/** The query on one line, without control characters. */
export function cleanQuery(text: string): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ");
  return [...line.trim()].slice(0, maxQueryLength).join("").trim();
}

/** A page of published articles, best match first, and the total; pages count from 1. */
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

/** A page made of sections that was found. */
export type FoundPage = Pick<SearchResult, "slug" | "language" | "title" | "snippet"> & { kind: PageKind };

/** The published pages that a search finds, best match first. */
export async function searchPages(db: Database, query: string, language: Language): Promise<FoundPage[]> {
  const rows = expectData(await db.rpc("search_pages", { _query: query, _language: language }));
  return rows.map(({ kind, slug, title, ...row }) => ({
    kind: asPageKind(kind),
    slug,
    title,
    language: asLanguage(row.language),
    snippet: snippetParts(row.snippet),
  }));
}

/** Splits a snippet, whose matches are between U+0002 and U+0003. */
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
    .map(({ text, isFound }) => ({ text: text.replace(/\s+/g, " "), isFound }))
    .filter(({ text }) => text !== "");
}
