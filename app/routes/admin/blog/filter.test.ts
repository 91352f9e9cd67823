import { expect, it } from "vitest";
import type { ListedArticle } from "../../../data/admin-articles.ts";
import { filterArticles, type StatusFilter } from "./filter.ts";

function article(slug: string, isPublished: boolean, haystack: string): ListedArticle {
  const common = { id: slug, author: "", readTime: 5, createdAt: "", title: null, excerpt: null, tags: [] };
  return { ...common, slug, isPublished, haystack };
}

const articles = [
  article("offertes", true, "quotes in minutes\noffertes in minuten\neva jansen\nofferten"),
  article("mail", false, "mail that sorts itself\npost die zichzelf sorteert\ndaan\nmail"),
];

it.each<[string, StatusFilter, string[]]>([
  ["", "all", ["offertes", "mail"]],
  ["", "published", ["offertes"]],
  ["", "draft", ["mail"]],
  ["  MINUTEN ", "all", ["offertes"]],
  ["quotes", "all", ["offertes"]],
  ["Daan", "all", ["mail"]],
  ["daan", "published", []],
  ["nothing", "all", []],
])("%j with the status %s", (search, status, found) => {
  expect(filterArticles(articles, search, status).map(({ slug }) => slug)).toEqual(found);
});
