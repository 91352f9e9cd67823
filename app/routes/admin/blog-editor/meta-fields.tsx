import { useDeferredValue, useId, useMemo } from "react";
import { href, useRouteLoaderData } from "react-router";
import { type ArticleForm, isWritten } from "../../../content/article.ts";
import { countCharacters } from "../../../content/problems.ts";
import { tidyLine } from "../../../data/form-data.ts";
import { cutAtWord, plainText } from "../../../html/plain-text.ts";
import { address } from "../../../i18n/addresses.ts";
import { useFirm, useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { TranslationNote } from "../../../panel/translations/translation-note.tsx";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import type { loader as rootLoader } from "../../../root.tsx";
import { BrandMark } from "../../../ui/drawings/brand-mark.tsx";
import { documentTitle } from "../../../ui/page-meta/page-meta.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";

type MetaFieldsProps = { fields: BoundForm<ArticleForm>; marks: TranslationMarks };

/** The meta title and description in each language, with a preview. */
export function MetaFields({ fields: { form, bind }, marks }: MetaFieldsProps) {
  const id = useId();
  const { t } = useLanguage(editorTexts);
  const { metaTitle, metaDescription, title, excerpt } = form;
  const countOf = (text: string, max: number) => {
    const now = countCharacters(text.trim());
    return t(now > max ? "editor.metaCut" : "editor.metaCount", { now, max });
  };
  const fieldsIn = (language: Language) => (
    <div key={language} className="grid content-start gap-5">
      <PanelField
        {...bind({ field: "metaTitle", language })}
        placeholder={title[language]}
        hint={countOf(metaTitle[language], shownLengths.title)}
        note={<TranslationNote marks={marks} language={language} field="metaTitle" />}
      />
      <PanelField
        {...bind({ field: "metaDescription", language })}
        rows={4}
        placeholder={cutAtWord(excerpt[language], shownLengths.description)}
        hint={countOf(metaDescription[language], shownLengths.description)}
        note={<TranslationNote marks={marks} language={language} field="metaDescription" />}
      />
      <SearchPreview form={form} language={language} />
    </div>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-4">
        {t("editor.meta")}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{t("editor.metaHint")}</p>
      <div className="mt-4 grid gap-x-6 gap-y-8 lg:grid-cols-2">{languages.map(fieldsIn)}</div>
    </section>
  );
}

/** The lengths that search engines show: a rule of thumb, as they count pixels. */
const shownLengths = { title: 70, description: 160 } as const;

type SearchPreviewProps = { form: ArticleForm; language: Language };

/** The article as a search result, with the defaults of empty fields. */
function SearchPreview({ form, language }: SearchPreviewProps) {
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
