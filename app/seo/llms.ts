import { href } from "react-router";
import type { ArticleTitle } from "../data/articles/feeds.ts";
import { feedPath } from "../feeds/feed-paths.ts";
import { address } from "../i18n/addresses.ts";
import { type Language, languages, lookUp } from "../i18n/language-texts.ts";
import { feedTexts } from "../i18n/texts/feeds.en.ts";
import { site } from "../site.ts";

/** What the site has for language models (https://llmstxt.org): its articles as Markdown, in both languages. */
export function llmsText(
  origin: string,
  articles: Readonly<Record<Language, readonly ArticleTitle[]>>,
): string {
  const about = languages.map((language) => {
    const search = `${origin}${address(language, href("/search"))}?q=…`;
    return lookUp(feedTexts, language, "llms.about", { search });
  });
  const lists = languages.map((language) => articleList(origin, language, articles[language]));
  const pages = languages.map((language) => pageList(origin, language));
  return `${[`# ${site.name}`, `> ${about.join("\n>\n> ")}`, ...lists.flat(), ...pages.flat()].join("\n\n")}\n`;
}

function articleList(origin: string, language: Language, articles: readonly ArticleTitle[]): string[] {
  if (articles.length === 0) return [];
  const lines = articles.map(({ slug, title, excerpt }) => {
    const link = `[${plain(title)}](${origin}${address(language, href("/insights/:slug.md", { slug }))})`;
    return excerpt ? `- ${link}: ${plain(excerpt)}` : `- ${link}`;
  });
  return [`## ${lookUp(feedTexts, language, "llms.articles")}`, lines.join("\n")];
}

function pageList(origin: string, language: Language): string[] {
  const lines = [
    [lookUp(feedTexts, language, "llms.aboutUs"), address(language, href("/about-us"))],
    [lookUp(feedTexts, language, "llms.contact"), address(language, href("/contact"))],
    [lookUp(feedTexts, language, "llms.feeds"), feedPath("atom", language)],
  ].map(([name, path]) => `- [${name}](${origin}${path})`);
  return [`## ${lookUp(feedTexts, language, "llms.pages")}`, lines.join("\n")];
}

/** A text on one line, in which nothing is Markdown. */
function plain(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").replace(/[\\[\]*_`<>]|&(?=#?\w+;)/g, "\\$&");
}
