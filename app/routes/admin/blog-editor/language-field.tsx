import { Copy, X } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { sessionStorage } from "../../../account/session-storage.ts";
import { type ArticleForm, withTitle } from "../../../content/article.ts";
import { countWords, minutesOf } from "../../../data/articles/reading-time.ts";
import { structureOf } from "../../../html/text-structure.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { richTextTexts } from "../../../i18n/panel/rich-text.en.ts";
import { translationTexts } from "../../../i18n/panel/translations.en.ts";
import type { BoundField, BoundForm } from "../../../panel/editing/bind-part.ts";
import { useHasPendingUploads } from "../../../panel/media/pending-uploads.ts";
import { PictureTextField } from "../../../panel/media/picture-text-field.tsx";
import { TranslationNote } from "../../../panel/translations/translation-note.tsx";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import styles from "../../../styles/app.css?url";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ViewSwitch } from "../../../ui/panel/view-switch.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { heroText } from "../../site/article/article-view.tsx";
import type { languageFields } from "./editor-state.ts";

/** What the fields of both languages share. */
export type LanguageFieldsProps = {
  fields: BoundForm<ArticleForm>;
  isNew: boolean;
  marks: TranslationMarks;
};

type LanguageFieldProps = LanguageFieldsProps & {
  field: (typeof languageFields)[number];
  language: Language;
  /** Whether the screen shows elsewhere that it is outdated. */
  isMarkedElsewhere?: boolean;
  /** Whether it stands as on the article's page. */
  isOnPage?: boolean;
};

/** A field of an article in one language. */
export function LanguageField({ field, language, fields, isNew, marks, ...props }: LanguageFieldProps) {
  const { isMarkedElsewhere = false, isOnPage = false } = props;
  const { t } = useLanguage(editorTexts);
  const { form, bind, change } = fields;
  const bound = bind({ field, language });
  const note = !isMarkedElsewhere && <TranslationNote marks={marks} language={language} field={field} />;
  if (field === "content") {
    return (
      <ContentField {...bound} note={note} isOnPage={isOnPage}>
        <CopyStructure language={language} content={form.content} onCopy={bound.onChange} />
      </ContentField>
    );
  }
  const onPage = isOnPage ? heroText[field] : undefined;
  if (field !== "title")
    return <PanelField {...bound} note={note} onPage={onPage} {...(field === "excerpt" && { rows: 3 })} />;
  const missing = missingHalf(form, language);
  return (
    <PanelField
      {...bound}
      note={note}
      hint={missing && t(missing)}
      onPage={onPage && `${onPage} ${headingText}`}
      onChange={(title) => change((now) => withTitle(now, language, title, isNew))}
    />
  );
}

/** What the page's `h1` has by itself. */
const headingText = "font-display font-semibold tracking-[-0.02em]";

/** A warning about a title without content, or content without a title. */
function missingHalf(form: ArticleForm, language: Language): EditorKey | false {
  const [hasTitle, hasContent] = [form.title[language].trim() !== "", form.content[language].trim() !== ""];
  if (hasContent && !hasTitle) return "editor.withoutTitle";
  const isWrittenElsewhere = form.content[otherLanguage(language)].trim() !== "";
  return hasTitle && !hasContent && isWrittenElsewhere && "editor.withoutContent";
}

type CopyStructureProps = {
  /** The language that is written. */
  language: Language;
  /** The HTML of both languages. */
  content: Record<Language, string>;
  onCopy(html: string): void;
};

/** Copies the headings, tables, lists and pictures of the other language's text; nothing when that is empty. */
function CopyStructure({ language, content, onCopy }: CopyStructureProps) {
  const { t } = useLanguage(translationTexts);
  const [isAsking, setAsking] = useState(false);
  const source = otherLanguage(language);
  if (content[source].trim() === "") return null;

  function copy(): void {
    setAsking(false);
    onCopy(structureOf(content[source]));
  }

  return (
    <>
      <button
        type="button"
        onClick={() => (content[language].trim() === "" ? copy() : setAsking(true))}
        className="inline-flex min-h-11 items-center gap-2 text-small underline underline-offset-4"
      >
        <Copy aria-hidden="true" className="size-4 shrink-0" />
        {t("translations.copy", { language: t(`word.${source}`) })}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t("translations.replace")}
          text={t("translations.replaceText")}
          cancel={t("word.cancel")}
          confirm={t("translations.replaceButton")}
          onCancel={() => setAsking(false)}
          onConfirm={copy}
        />
      )}
    </>
  );
}

type ContentFieldProps = BoundField & {
  /** Stands beside the label. */
  note?: ReactNode;
  /** Whether the text stands as on its page. */
  isOnPage?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

/** An article's content in one language, in the rich-text editor or as HTML with a preview. */
function ContentField({ children, note, isOnPage = false, ...field }: ContentFieldProps) {
  const { label, name, language = "nl", value: html, error, onChange } = field;
  const { t } = useLanguage(editorTexts);
  const [mode, setMode] = useState<"visual" | "html">("visual");
  const [hasPreview, setPreview] = useState(false);
  // Leaving the editor would lose its unfinished pictures.
  const isUploading = useHasPendingUploads();
  const modes = [
    { name: "visual", text: t("editor.visual") },
    { name: "html", text: t("editor.html") },
  ] as const;
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ViewSwitch
          legend={t("editor.mode")}
          views={modes}
          chosen={mode}
          isDisabled={isUploading}
          onChoose={(name) => setMode(name)}
        />
        {mode === "html" && (
          <label className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={hasPreview}
              onChange={(event) => setPreview(event.target.checked)}
              className="size-5 accent-accent"
            />
            {t("editor.showPreview")}
          </label>
        )}
        {children}
      </div>
      {mode === "visual" && (
        <>
          <PictureTextField
            label={label}
            name={name}
            isRequired
            note={note}
            isOnPage={isOnPage}
            language={language}
            value={html}
            onChange={onChange}
          />
          {error && <p className="mt-1.5 font-semibold text-error text-small">{error}</p>}
          <WordCount html={html} />
        </>
      )}
      {mode === "html" && (
        <div className={hasPreview ? `grid gap-5 ${isOnPage ? "" : "xl:grid-cols-2"}` : ""}>
          <PanelField {...field} isRequired rows={18} note={note} />
          {hasPreview && <HtmlPreview html={html} language={language} />}
        </div>
      )}
    </div>
  );
}

type HtmlPreviewProps = { html: string; language: Language };

/** A preview of unsanitised HTML, in a sandboxed frame without scripts and forms. */
function HtmlPreview({ html, language }: HtmlPreviewProps) {
  const { t } = useLanguage(editorTexts);
  const shown = useDeferredValue(html);
  return (
    <iframe
      title={t("editor.contentPreview")}
      // Same origin for the style sheet; harmless without allow-scripts.
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="${language}"><head><link rel="stylesheet" href="${styles}"></head><body class="p-5"><div class="prose">${shown}</div></body></html>`}
      className="min-h-100 w-full rounded-small border border-line bg-white xl:mt-8"
    />
  );
}

/** How long a text is, and once, how to write it without the mouse. */
function WordCount({ html }: { html: string }) {
  const { t } = useLanguage(richTextTexts);
  // Typing must not wait for it.
  const written = useDeferredValue(html);
  const words = useMemo(() => countWords(written), [written]);
  return (
    <div className="mt-1.5 text-ink-soft text-small">
      {words > 0 && (
        <p>{t(words === 1 ? "richText.word" : "richText.words", { words, minutes: minutesOf(words) })}</p>
      )}
      <Tip />
    </div>
  );
}

const tipKey = "vlotwerk-seen:writing-tip";

/** Told until somebody has read it, in this browser. */
function Tip() {
  const { t } = useLanguage(richTextTexts);
  const [isSeen, setSeen] = useState(() => sessionStorage.getItem(tipKey) !== null);
  if (isSeen) return null;
  return (
    <p className="flex items-center gap-2">
      {t("richText.tip")}
      <button
        type="button"
        aria-label={t("richText.tipClose")}
        title={t("richText.tipClose")}
        onClick={() => {
          sessionStorage.setItem(tipKey, "yes");
          setSeen(true);
        }}
        className={`${iconButton} shrink-0`}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
}
