import { Fragment } from "react";
import { href, Link, useLocation } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { article } from "../../../content/article.ts";
import { isKept } from "../../../content/form.ts";
import type { StoredArticle } from "../../../data/articles/admin-article.ts";
import { articleMarks } from "../../../data/articles/translation-marks.ts";
import { amsterdamDay } from "../../../data/statistics/amsterdam-day.ts";
import { getPageCount } from "../../../data/statistics/statistics.ts";
import { statisticsQuery } from "../../../data/statistics/statistics-filter.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { translationTexts } from "../../../i18n/panel/translations.en.ts";
import { EditorFrame, useContentEditor } from "../../../panel/editing/content-editor.tsx";
import { FactTies } from "../../../panel/editing/fact-ties.tsx";
import { articleKind } from "../../../panel/kinds.ts";
import { useTranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { useReading } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { isWideWindow, useRemembered } from "../../../ui/panel/hooks/use-remembered.ts";
import { ViewSwitch } from "../../../ui/panel/view-switch.tsx";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { HeroLikeness, type HeroLikenessProps, likeness } from "./article-likeness.tsx";
import { BasicTab } from "./basic-tab.tsx";
import { type EditorState, firstTab, languageFields, tabOf } from "./editor-state.ts";
import { FaqList } from "./faq-list.tsx";
import { LanguageField } from "./language-field.tsx";
import { checklistId, PublicationChecklist } from "./publication-checklist.tsx";
import { LanguagesSideBySide } from "./side-by-side/languages-side-by-side.tsx";
import { useEditorViews } from "./side-by-side/use-editor-views.ts";
import { SlugField } from "./slug-field.tsx";
import { useEditorOptions } from "./use-editor-options.ts";
import { useRemarks } from "./use-remarks.ts";
import { useUndescribed } from "./use-undescribed.ts";

type EditorFormProps = { loaded: StoredArticle | null; screen: string };

/** The editor of a new or stored article. A new one that is saved keeps its `screen`, so that typing can go on. */
export function EditorForm({ loaded, screen }: EditorFormProps) {
  const { language, t } = useLanguage(editorTexts);
  const { state } = useLocation();
  const { t: translations } = useLanguage(translationTexts);
  const { document, fields, showPart, showSentence, frame } = useContentEditor(articleKind, loaded, {
    show: (part) => showField(tabOf(part)),
    saved(form, message) {
      const count = form.faqs.filter((faq) => isKept(article.fields.faqs, faq)).length;
      return count > 0 ? t("editor.withFaqs", { message, count }) : message;
    },
    stateOf: (): EditorState => ({ tab, screen }),
  });
  const { form, change, savedForm, liveForm } = document;
  const { view, tab, isWide, isOpen, show, showField } = useEditorViews(() =>
    firstTab(state, form, language),
  );
  const [look, setLook] = useRemembered("article-look", ["page", "form"], () =>
    isWideWindow() ? "page" : "form",
  );
  const theirs = frame.saving.conflict?.theirs.form.relatedArticles ?? [];
  const options = useEditorOptions([...form.relatedArticles, ...theirs]);
  const remarks = useRemarks(form);
  const undescribed = useUndescribed(form);
  const isNew = loaded === null;
  const marks = useTranslationMarks(articleMarks, loaded?.id ?? null, savedForm, {
    nameOf: fields.nameOf,
    show: showSentence,
  });

  const basic = (
    <BasicTab
      fields={fields}
      articleId={loaded?.id ?? null}
      isShown={view === "basic"}
      options={options}
      marks={marks}
    />
  );
  // Loads the rich-text editor only for opened tabs.
  const shared = { fields, isNew, marks };
  const content = (language: "nl" | "en") =>
    isOpen(language) && (
      <LanguageTab
        language={language}
        isShown={view === language}
        look={look}
        tags={options.tags}
        onShowPart={showPart}
        {...shared}
      />
    );
  const side = isWide && {
    name: "side" as const,
    label: translations("translations.side"),
    content: isOpen("side") && <LanguagesSideBySide isShown={view === "side"} {...shared} />,
  };
  const looks = [
    { name: "page", text: t("editor.asPage") },
    { name: "form", text: t("editor.asForm") },
  ] as const;

  return (
    <EditorFrame
      {...frame}
      title={form.title[language].trim() || form.title[otherLanguage(language)].trim()}
      remarks={{ count: remarks.length + undescribed.length, id: checklistId }}
      titleOf={(id) => options.known.find((known) => known.id === id)?.title ?? id}
    >
      {(notes) => (
        <>
          {notes}
          <div className="rounded-card border border-line bg-white px-4 pb-4 sm:p-6 sm:pt-3 [&>[role=tabpanel]]:pt-3 sm:[&>[role=tabpanel]]:pt-0">
            <Tabs
              label={t("editor.tabs")}
              tabs={[
                { name: "basic", label: t("editor.basic"), content: basic },
                { name: "nl", label: t("editor.nl"), content: content("nl") },
                { name: "en", label: t("editor.en"), content: content("en") },
                ...(side ? [side] : []),
              ]}
              chosen={view}
              onChoose={show}
              end={
                (view === "nl" || view === "en") && (
                  <div className="max-md:hidden">
                    <ViewSwitch legend={t("editor.look")} views={looks} chosen={look} onChoose={setLook} />
                  </div>
                )
              }
            />
          </div>
          {/* What is only good to know comes after what is written. */}
          <PublicationChecklist
            form={form}
            remarks={remarks}
            undescribed={undescribed}
            onShow={showField}
            onShowField={({ missed, ...part }) =>
              missed
                ? showSentence({ language: "en", text: missed.en, after: missed.nl, field: part.field }, part)
                : showPart(part)
            }
            onChange={change}
          />
          {loaded && <FactTies fields={article.fields} id={loaded.id} form={form} />}
          {liveForm && <ArticleFigures slug={liveForm.slug} />}
        </>
      )}
    </EditorFrame>
  );
}

/** How the texts of a language are edited: where they stand on the page, or one below the other. */
type EditorLook = "page" | "form";

type LanguageTabProps = HeroLikenessProps & {
  language: Language;
  /** What it shares with other tabs is on the one in sight. */
  isShown: boolean;
  look: EditorLook;
};

/** The texts in one language; for a new article, with the slug that follows from its title. */
function LanguageTab({ language, isShown, look, ...hero }: LanguageTabProps) {
  const { tags, onShowPart, ...shared } = hero;
  const { fields, isNew, marks } = shared;
  const isPage = look === "page";
  return (
    <div className="flex flex-col *:min-w-0">
      {isPage && isNew && isShown && (
        <div className="mt-4">
          <SlugField fields={fields} />
        </div>
      )}
      {/* The content has one place in both: its rich-text editor stays open. */}
      <div className={isPage ? likeness.page : "grid gap-6"}>
        {isPage ? (
          <HeroLikeness language={language} isShown={isShown} {...hero} />
        ) : (
          <div className="grid gap-6">
            {languageFields.map(
              (field) =>
                field !== "content" && (
                  <Fragment key={field}>
                    <LanguageField field={field} language={language} {...shared} />
                    {field === "title" && isNew && isShown && <SlugField fields={fields} />}
                  </Fragment>
                ),
            )}
          </div>
        )}
        <div className={isPage ? likeness.content : "min-w-0"}>
          <LanguageField field="content" language={language} isOnPage={isPage} {...shared} />
        </div>
        {isShown && (
          <div className={isPage ? likeness.faqs : "min-w-0"}>
            <FaqList fields={fields} marks={marks} shown={[language]} isOnPage={isPage} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The figures of a live article; nothing while it has none, or for who may not read them. */
function ArticleFigures({ slug }: { slug: string }) {
  const { language, t } = useLanguage(statisticsTexts);
  const path = href("/insights/:slug", { slug });
  const count = useReading(path, () => getPageCount(accountDatabase(), path, amsterdamDay(new Date())));
  if (!count) return null;
  const { views, visitors, leads } = count;
  const search = statisticsQuery({ period: 28, language: null, path });
  return (
    <p className="mt-5 text-ink-soft text-small tabular-nums">
      {t(leads === null ? "statistics.ofArticleViews" : "statistics.ofArticle", {
        views: formatNumber(views, language),
        visitors: formatNumber(visitors, language),
        leads: formatNumber(leads ?? 0, language),
      })}
      {" · "}
      <Link to={{ pathname: href("/admin/statistics"), search }} className="text-link">
        {t("statistics.open")}
      </Link>
    </p>
  );
}
