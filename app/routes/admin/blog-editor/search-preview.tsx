import { useDeferredValue, useMemo } from "react";
import { href, useRouteLoaderData } from "react-router";
import { type ArticleForm, isWritten } from "../../../content/article.ts";
import { tidyLine } from "../../../data/form-data.ts";
import { cutAtWord, plainText } from "../../../html/plain-text.ts";
import { address } from "../../../i18n/addresses.ts";
import { useFirm, useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import type { loader as rootLoader } from "../../../root.tsx";
import { BrandMark } from "../../../ui/drawings/brand-mark.tsx";
import { documentTitle } from "../../../ui/page-meta/page-meta.ts";

/** The lengths that search engines show: a rule of thumb, as they count pixels. */
export const shownLengths = { title: 70, description: 160 } as const;

type SearchPreviewProps = { form: ArticleForm; language: Language };

/** The article as a search result, with the defaults of empty fields. */
export function SearchPreview({ form, language }: SearchPreviewProps) {
  const { t } = useLanguage(editorTexts);
  const firm = useFirm();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  // Typing must not wait for reading a long text.
  const html = useDeferredValue(form.content[language]);
  const beginning = useMemo(() => plainText(html, shownLengths.description), [html]);
  const title = tidyLine(form.metaTitle[language]) || tidyLine(form.title[language]) || "Untitled";
  const description =
    tidyLine(form.metaDescription[language]) || tidyLine(form.excerpt[language]) || beginning;
  const path = address(language, href("/insights/:slug", { slug: form.slug.trim() || "..." }));
  return (
    <figure className="rounded-card border border-line bg-paper p-4">
      <figcaption className="text-ink-soft text-small">
        {t(language === "nl" ? "editor.metaPreviewNl" : "editor.metaPreviewEn")}
      </figcaption>
      {isWritten(form, language) ? (
        <div className="mt-3 [overflow-wrap:anywhere]">
          <div className="flex items-center gap-3">
            <span className="rounded-full border border-line bg-white p-1.5">
              <BrandMark className="size-5" />
            </span>
            <p className="min-w-0 text-small leading-snug">
              {firm.name}
              <span className="block text-ink-soft">{breadcrumbs(root?.siteUrl ?? "", path)}</span>
            </p>
          </div>
          <p lang={language} className="mt-2 text-tide text-title-4">
            {cutAtWord(documentTitle(title, firm.name), shownLengths.title)}
          </p>
          <p lang={language} className="mt-1 text-ink-soft text-small">
            {cutAtWord(description, shownLengths.description)}
          </p>
        </div>
      ) : (
        <p className="mt-3 text-small">{t("editor.metaNothing")}</p>
      )}
    </figure>
  );
}

/** The address as search engines show it: `www.example.nl › insights › slug`. */
function breadcrumbs(siteUrl: string, path: string): string {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : "";
  return [host, ...path.split("/").filter((part) => part !== "")].join(" › ");
}
