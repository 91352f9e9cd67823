import { href } from "react-router";
import type { ArticleTitle } from "../data/articles/feeds.ts";
import { markdownPath } from "../data/pages/page-address.ts";
import type { PageTitle } from "../data/pages/pages.ts";
import { feedPath } from "../feeds/feed-paths.ts";
import { address } from "../i18n/addresses.ts";
import { firmOf } from "../i18n/firm.ts";
import { type Language, languages, type Translate, translator } from "../i18n/language-texts.ts";
import type { ChangedTexts } from "../i18n/site-texts.ts";
import { feedTexts } from "../i18n/texts/feeds.en.ts";

/** What the site has for language models (https://llmstxt.org): its articles as Markdown, in both languages. */
export function llmsText(
  origin: string,
  articles: Readonly<Record<Language, readonly ArticleTitle[]>>,
  changed: Readonly<Record<Language, ChangedTexts>> = { nl: {}, en: {} },
  made: Readonly<Record<Language, readonly PageTitle[]>> = { nl: [], en: [] },
): string {
  const firm = firmOf(changed.nl);
  const words = { nl: translator(feedTexts, "nl", changed.nl), en: translator(feedTexts, "en", changed.en) };
  const about = languages.map((language) => {
    const search = `${origin}${address(language, href("/search"))}?q=…`;
    return words[language]("llms.about", { search });
  });
  const lists = languages.map((language) =>
    articleList(origin, language, articles[language], words[language]),
  );
  const facts = `${firm.email}, ${firm.phone.shown}, ${firm.street}, ${firm.postcode} ${firm.city}`;
  const pages = languages.map((language) => [
    ...pageList(origin, language, words[language], plain(facts)),
    ...madePages(origin, language, made[language], words[language]),
  ]);
  return `${[`# ${plain(firm.name)}`, `> ${about.join("\n>\n> ")}`, ...lists.flat(), ...pages.flat()].join("\n\n")}\n`;
}

type Words = Translate<keyof (typeof feedTexts)["nl"]>;

function articleList(
  origin: string,
  language: Language,
  articles: readonly ArticleTitle[],
  t: Words,
): string[] {
  if (articles.length === 0) return [];
  const lines = articles.map(({ slug, title, excerpt }) => {
    const link = `[${plain(title)}](${origin}${address(language, href("/insights/:slug.md", { slug }))})`;
    return excerpt ? `- ${link}: ${plain(excerpt)}` : `- ${link}`;
  });
  return [`## ${t("llms.articles")}`, lines.join("\n")];
}

function pageList(origin: string, language: Language, t: Words, firm: string): string[] {
  const lines = [
    [t("llms.aboutUs"), address(language, href("/about-us")), ""],
    [t("llms.contact"), address(language, href("/contact")), `: ${firm}`],
    [t("llms.feeds"), feedPath("atom", language), ""],
  ].map(([name, path, facts]) => `- [${name}](${origin}${path})${facts}`);
  return [`## ${t("llms.pages")}`, lines.join("\n")];
}

function madePages(origin: string, language: Language, pages: readonly PageTitle[], t: Words): string[] {
  if (pages.length === 0) return [];
  const lines = pages.map(({ kind, slug, title, description }) => {
    const link = `[${plain(title)}](${origin}${address(language, markdownPath(kind, slug))})`;
    return description ? `- ${link}: ${plain(description)}` : `- ${link}`;
  });
  return [`## ${t("llms.made")}`, lines.join("\n")];
}

/** A text on one line, in which nothing is Markdown. */
function plain(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").replace(/[\\[\]*_`<>]|&(?=#?\w+;)/g, "\\$&");
}
