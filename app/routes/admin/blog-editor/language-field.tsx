import { Copy } from "lucide-react";
import { useState } from "react";
import { type ArticleForm, withTitle } from "../../../content/article.ts";
import { structureOf } from "../../../html/text-structure.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { translationTexts } from "../../../i18n/panel/translations.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { TranslationNote } from "../../../panel/translations/translation-note.tsx";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { heroText } from "../../site/article/article-view.tsx";
import { ContentField } from "./content-field.tsx";
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
