import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { emptyFaq, type FormFaq, isAnswered, isAsked } from "../../../data/articles/article-form.ts";
import { maxLengths, mostFaqs } from "../../../data/articles/article-problems.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { fieldName } from "./describe-problem.ts";
import { MoveButtons, moved, removeButtonAt } from "./move-buttons.tsx";
import { TranslationNote } from "./translations/translation-note.tsx";
import type { TranslationMarks } from "./translations/use-translation-marks.ts";

type FaqListProps = { faqs: FormFaq[]; marks: TranslationMarks; onChange(faqs: FormFaq[]): void };

export function FaqList({ faqs, marks, onChange }: FaqListProps) {
  const id = useId();
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const [leaving, setLeaving] = useState<FormFaq | null>(null);
  const nameOf = (faq: FormFaq) => t("editor.faq", { number: faqs.indexOf(faq) + 1 });

  function add(): void {
    onChange([...faqs, emptyFaq()]);
    focusAfter(() => list.current?.lastElementChild?.querySelector("input"));
  }

  function remove(faq: FormFaq): void {
    const index = faqs.indexOf(faq);
    onChange(faqs.filter((one) => one !== faq));
    setLeaving(null);
    focusAfter(() => removeButtonAt(list.current, index) ?? adder.current);
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-4">
        {t("editor.faqs")}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{t("editor.faqHint")}</p>
      {languages.map((language) => (
        <TranslationNote key={language} marks={marks} language={language} field="faqs" />
      ))}
      <ol ref={list} className="mt-4 grid gap-4">
        {faqs.map((faq, index) => (
          <li key={faq.key}>
            <FaqFields
              faq={faq}
              number={index + 1}
              name={nameOf(faq)}
              isFirst={index === 0}
              isLast={index === faqs.length - 1}
              onChange={(changed) => onChange(faqs.with(index, changed))}
              onMove={(direction) => onChange(moved(faqs, index, direction))}
              onRemove={() => (isAsked(faq) || isAnswered(faq) ? setLeaving(faq) : remove(faq))}
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
          text={t("editor.removeFaqText", { question: questionOf(leaving) || nameOf(leaving) })}
          cancel={panel("panel.cancel")}
          confirm={t("editor.removeFaqButton")}
          onCancel={() => setLeaving(null)}
          onConfirm={() => remove(leaving)}
        />
      )}
    </section>
  );
}

function questionOf({ question }: FormFaq): string {
  return question.en.trim() || question.nl.trim();
}

type FaqFieldsProps = {
  faq: FormFaq;
  number: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onChange(faq: FormFaq): void;
  onMove(direction: "up" | "down"): void;
  onRemove(): void;
};

function FaqFields({ faq, number, name, onChange, ...buttons }: FaqFieldsProps) {
  const { t } = useLanguage(editorTexts);
  const fields = [
    { language: "nl", question: "editor.questionNl", answer: "editor.answerNl" },
    { language: "en", question: "editor.questionEn", answer: "editor.answerEn" },
  ] as const;
  return (
    <fieldset className="rounded-card border border-line p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <div className="mb-3 flex items-center justify-between gap-3">
        <p aria-hidden="true" className="font-semibold">
          {name}
        </p>
        <MoveButtons title={name} {...buttons} />
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        {fields.map(({ language, question, answer }) => (
          <div key={language} className="grid content-start gap-4">
            <PanelField
              label={t(question)}
              name={fieldName(question, number)}
              max={maxLengths.question}
              language={language}
              value={faq.question[language]}
              onChange={(text) => onChange({ ...faq, question: { ...faq.question, [language]: text } })}
            />
            <PanelField
              label={t(answer)}
              name={fieldName(answer, number)}
              max={maxLengths.answer}
              language={language}
              rows={4}
              value={faq.answer[language]}
              onChange={(text) => onChange({ ...faq, answer: { ...faq.answer, [language]: text } })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
