import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type ArticleForm, article, emptyFaq, type FormFaq } from "../../../content/article.ts";
import { hasWords } from "../../../content/form.ts";
import { partName } from "../../../content/kind.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { TranslationNote } from "../../../panel/translations/translation-note.tsx";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { type EditList, MoveButtons, moved, removeButtonAt, useRemoval } from "./move-buttons.tsx";

type FaqListProps = {
  fields: BoundForm<ArticleForm>;
  marks: TranslationMarks;
  /** In which languages. */
  shown: readonly Language[];
  /** Whether they stand as on the article's page. */
  isOnPage?: boolean;
};

const mostFaqs = article.fields.faqs.max;

/** The questions of the article, which have one order in all languages. */
export function FaqList({ fields, marks, shown, isOnPage = false }: FaqListProps) {
  const { faqs } = fields.form;
  const id = useId();
  const { language, t } = useLanguage(editorTexts);
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const [leaving, setLeaving] = useState<FormFaq | null>(null);
  const nameOf = (faq: FormFaq) => t("editor.faq", { number: faqs.indexOf(faq) + 1 });
  const onEdit: EditList<FormFaq> = (edit) => fields.change((now) => ({ ...now, faqs: edit(now.faqs) }));
  const onChange = (next: FormFaq[]) => onEdit(() => next);
  const removeItem = useRemoval(onEdit);

  function add(): void {
    onChange([...faqs, emptyFaq()]);
    focusAfter(() => list.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea"));
  }

  function remove(faq: FormFaq): void {
    const index = faqs.indexOf(faq);
    removeItem(faq, index, questionOf(faq, language) || nameOf(faq));
    setLeaving(null);
    focusAfter(() => removeButtonAt(list.current, index) ?? adder.current);
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={isOnPage ? "text-title-3" : "text-title-4"}>
        {t("editor.faqs")}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{t("editor.faqHint")}</p>
      {shown.map((language) => (
        <TranslationNote key={language} marks={marks} language={language} field="faqs" />
      ))}
      <ol ref={list} className={isOnPage ? "mt-6 border-ink border-t" : "mt-4 grid gap-4"}>
        {faqs.map((faq, index) => (
          <li key={faq.key}>
            <FaqFields
              faq={faq}
              number={index + 1}
              fields={fields}
              name={nameOf(faq)}
              shown={shown}
              isOnPage={isOnPage}
              isFirst={index === 0}
              isLast={index === faqs.length - 1}
              onChange={(changed) => onChange(faqs.with(index, changed))}
              onMove={(direction) => onChange(moved(faqs, index, direction))}
              onRemove={() => (hasWords(article.fields.faqs, faq) ? setLeaving(faq) : remove(faq))}
            />
          </li>
        ))}
      </ol>
      {faqs.length < mostFaqs ? (
        <button ref={adder} type="button" onClick={add} className="button button-quiet mt-4">
          <Plus aria-hidden="true" className="size-5" />
          {t("editor.addFaq")}
        </button>
      ) : (
        <p className="mt-4 text-ink-soft">{t("editor.faqsFull", { max: mostFaqs })}</p>
      )}
      {leaving && (
        <ConfirmDialog
          title={t("editor.removeFaq")}
          text={t("editor.removeFaqText", { question: questionOf(leaving, language) || nameOf(leaving) })}
          cancel={t("word.cancel")}
          confirm={t("word.remove")}
          onCancel={() => setLeaving(null)}
          onConfirm={() => remove(leaving)}
        />
      )}
    </section>
  );
}

function questionOf({ question }: FormFaq, language: Language): string {
  return question[language].trim() || question[otherLanguage(language)].trim();
}

const questionText = "font-display font-semibold text-title-4 tracking-[-0.02em]";
const answerText = "text-ink-soft";

type FaqFieldsProps = {
  faq: FormFaq;
  number: number;
  fields: BoundForm<ArticleForm>;
  name: string;
  shown: readonly Language[];
  isOnPage: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange(faq: FormFaq): void;
  onMove(direction: "up" | "down"): void;
  onRemove(): void;
};

function FaqFields({ faq, number, fields, name, shown, isOnPage, onChange, ...buttons }: FaqFieldsProps) {
  const { item } = article.fields.faqs;
  const bind = (inner: keyof typeof item, language: Language) => ({
    label: fields.nameOf({ field: "faqs", inner, language }),
    name: partName({ field: "faqs", item: number, inner, language }),
    max: item[inner].max,
    language,
    value: faq[inner][language],
    onChange: (text: string) => onChange({ ...faq, [inner]: { ...faq[inner], [language]: text } }),
  });
  return (
    <fieldset
      className={isOnPage ? "border-line border-b py-4" : "rounded-card border border-line p-4 sm:p-5"}
    >
      <legend className="sr-only">{name}</legend>
      <div className={`flex items-center justify-between gap-3 ${isOnPage ? "" : "mb-3"}`}>
        <p aria-hidden="true" className={isOnPage ? "text-ink-soft text-small" : "font-semibold"}>
          {name}
        </p>
        <MoveButtons title={name} {...buttons} />
      </div>
      <div className={`grid gap-5 ${shown.length > 1 ? "lg:grid-cols-2" : ""}`}>
        {shown.map((language) => (
          <div key={language} className={`grid content-start ${isOnPage ? "gap-1" : "gap-4"}`}>
            <PanelField {...bind("question", language)} onPage={isOnPage ? questionText : undefined} />
            <PanelField {...bind("answer", language)} rows={4} onPage={isOnPage ? answerText : undefined} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
