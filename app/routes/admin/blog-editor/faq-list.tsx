import { Plus } from "lucide-react";
import { emptyFaq, type FormFaq } from "../../../data/article-form.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel-editor.ts";
import { PanelField } from "../panel-field.tsx";
import { MoveButtons, moved } from "./move-buttons.tsx";

type FaqListProps = { faqs: FormFaq[]; onChange(faqs: FormFaq[]): void };

/** The article's questions and answers, in their order. */
export function FaqList({ faqs, onChange }: FaqListProps) {
  const { t } = useLanguage(editorTexts);
  return (
    <section aria-labelledby="faqs">
      <h2 id="faqs" className="text-title-4">
        {t("editor.faqs")}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{t("editor.faqHint")}</p>
      <ol className="mt-4 grid gap-4">
        {faqs.map((faq, place) => (
          <li key={faq.key}>
            <FaqFields
              faq={faq}
              name={t("editor.faq", { number: place + 1 })}
              isFirst={place === 0}
              isLast={place === faqs.length - 1}
              onChange={(changed) => onChange(faqs.with(place, changed))}
              onMove={(direction) => onChange(moved(faqs, place, direction))}
              onRemove={() => onChange(faqs.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => onChange([...faqs, emptyFaq()])}
        className="button button-quiet mt-4"
      >
        <Plus aria-hidden="true" className="size-5" />
        {t("editor.addFaq")}
      </button>
    </section>
  );
}

type FaqFieldsProps = {
  faq: FormFaq;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onChange(faq: FormFaq): void;
  onMove(direction: "up" | "down"): void;
  onRemove(): void;
};

function FaqFields({ faq, name, onChange, ...buttons }: FaqFieldsProps) {
  const { t } = useLanguage(editorTexts);
  const fields = [
    { language: "nl", question: t("editor.questionNl"), answer: t("editor.answerNl") },
    { language: "en", question: t("editor.questionEn"), answer: t("editor.answerEn") },
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
              label={question}
              language={language}
              value={faq.question[language]}
              onChange={(text) => onChange({ ...faq, question: { ...faq.question, [language]: text } })}
            />
            <PanelField
              label={answer}
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
