import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { OpinionOutcome, Verdict } from "../../../data/articles/opinions.ts";
import type { FormErrors, FormValues } from "../../../data/form-data.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Translate } from "../../../i18n/language-texts.ts";
import { formTexts } from "../../../i18n/texts/forms.en.ts";
import { previewTexts } from "../../../i18n/texts/preview.en.ts";
import { TextArea, TextField } from "../../../ui/forms/form-field.tsx";
import { FormNotice } from "../../../ui/forms/form-notice.tsx";
import { useFirstErrorFocus } from "../../../ui/forms/use-first-error-focus.ts";

export type OpinionResult = {
  outcome: OpinionOutcome | "invalid" | "empty";
  verdict?: Verdict | null;
  values: FormValues;
  errors?: FormErrors;
};

type OpinionFormProps = {
  number: number | null;
  answers: readonly { quote: string; remark: string; answer: string }[];
  result: OpinionResult | undefined;
};

/** Takes remarks on the version, and whether it may go live; it works without scripts, which only mark the words. */
export function OpinionForm({ number, answers, result }: OpinionFormProps) {
  const { t } = useLanguage(previewTexts);
  const { t: form } = useLanguage(formTexts);
  const isSending = useNavigation().formData !== undefined;
  const element = useFirstErrorFocus(result?.errors);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result && !result.errors) notice.current?.focus();
    // What was given is not shown again, but for the name.
    if (result?.outcome === "given") element.current?.reset();
  }, [result, element]);

  function takeWords({ words, before }: Marked): void {
    const fieldOf = (name: string) => element.current?.elements.namedItem(name);
    const [quote, context, remark] = [fieldOf("quote"), fieldOf("before"), fieldOf("remark")];
    if (quote instanceof HTMLTextAreaElement) quote.value = words;
    if (context instanceof HTMLInputElement) context.value = before;
    if (remark instanceof HTMLTextAreaElement) remark.focus();
  }

  const { values, errors } = result ?? {};
  return (
    <section id="opinion" aria-labelledby="opinion-title" className="scroll-mt-36 bg-paper-deep">
      <Answers answers={answers} />
      <Form
        ref={element}
        method="post"
        action="#opinion"
        noValidate
        preventScrollReset
        aria-labelledby="opinion-title"
        aria-busy={isSending}
        className="page-width section-space"
      >
        <h2 id="opinion-title" className="text-title-3">
          {t("preview.opinion.title")}
        </h2>
        <p className="mt-2 mb-6 max-w-text text-ink-soft text-small">{t("preview.opinion.about")}</p>
        {result && <FormNotice ref={notice} {...noticeOf(result, number, t)} />}
        <fieldset disabled={isSending} className="grid max-w-text gap-5">
          <TextField
            name="name"
            id="opinion-name"
            label={t("preview.opinion.name")}
            isRequired
            autoComplete="name"
            value={values?.name}
            error={errors?.name}
          />
          <div>
            <TextArea
              name="quote"
              id="opinion-quote"
              rows={2}
              label={t("preview.opinion.quote")}
              value={values?.quote}
              error={errors?.quote}
            />
            <input type="hidden" name="before" defaultValue={values?.before} />
            <p className="mt-1.5 text-ink-soft text-small">{t("preview.opinion.quoteHint")}</p>
          </div>
          <TextArea
            name="remark"
            id="opinion-remark"
            rows={4}
            label={t("preview.opinion.remark")}
            value={values?.remark}
            error={errors?.remark}
          />
          <div className="flex flex-wrap gap-3">
            {/* The first one is pressed by Enter in a field, which must not approve. */}
            <button type="submit" className="button button-quiet">
              {t("preview.opinion.send")}
            </button>
            <button type="submit" name="verdict" value="not yet" className="button button-quiet">
              {t("preview.opinion.notYet")}
            </button>
            <button type="submit" name="verdict" value="approved" className="button button-primary">
              {t("preview.opinion.approve")}
            </button>
          </div>
          <p className="text-ink-soft text-small">{form("forms.requiredNote")}</p>
        </fieldset>
      </Form>
      <MarkedWords onTaken={takeWords} />
    </section>
  );
}

type T = Translate<keyof typeof previewTexts.en>;

function noticeOf({ outcome, verdict }: OpinionResult, number: number | null, t: T) {
  switch (outcome) {
    case "given": {
      const title = verdict ? (`preview.opinion.given.${verdict}` as const) : "preview.opinion.given";
      return {
        tone: "success" as const,
        title: t(title, { number: number ?? "" }),
        text: t("preview.opinion.more"),
      };
    }
    case "invalid":
      return { tone: "destructive" as const, title: t("preview.opinion.invalid") };
    case "empty":
      return {
        tone: "destructive" as const,
        title: t("preview.opinion.invalid"),
        text: t("preview.opinion.empty"),
      };
    case "gone":
    case "full":
    case "many":
      return {
        tone: "destructive" as const,
        title: t("preview.opinion.failed"),
        text: t(`preview.opinion.${outcome}`),
      };
    case "failed":
      return {
        tone: "destructive" as const,
        title: t("preview.opinion.failed"),
        text: t("preview.opinion.failedText"),
      };
  }
}

/** What was answered to readers of the link. */
function Answers({ answers }: Pick<OpinionFormProps, "answers">) {
  const { t } = useLanguage(previewTexts);
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers-title" className="page-width pt-12">
      <h2 id="answers-title" className="text-title-3">
        {t("preview.answers")}
      </h2>
      <ul className="mt-4 grid max-w-text gap-5">
        {answers.map(({ quote, remark, answer }, index) => (
          <li key={String(index)} className="whitespace-pre-line border-line border-l-2 pl-4">
            {quote && <q className="block text-ink-soft text-small">{quote}</q>}
            <p>{remark}</p>
            <p className="mt-2 font-semibold">{t("preview.answer", { answer })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const maxQuote = 500;

/** Words of the page, and what stands before them in their paragraph; of one that was pressed, all. */
type Marked = { words: string; before: string; isPressed: boolean };

/** Offers to comment on the words that are selected on the page, or the paragraph that is pressed. */
function MarkedWords({ onTaken }: { onTaken(marked: Marked): void }) {
  const { t } = useLanguage(previewTexts);
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    function markOf(range: Range, text: string, isPressed: boolean): Marked | null {
      // Without half of an emoji at the end.
      const words = text
        .trim()
        .slice(0, maxQuote)
        .replace(/[\uD800-\uDBFF]$/, "");
      return words ? { words, before: textBefore(range), isPressed } : null;
    }
    function read(): void {
      const selection = document.getSelection();
      const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : null;
      // The place of a press is an empty selection.
      if (!range) setMarked((now) => (now?.isPressed ? now : null));
      else setMarked(isOfPage(range.startContainer) ? markOf(range, String(selection), false) : null);
    }
    function press({ target }: MouseEvent): void {
      if (!(target instanceof Element) || !document.getSelection()?.isCollapsed) return;
      const paragraph = target.closest("a, button, summary") ? null : paragraphAt(target);
      const range = document.createRange();
      if (paragraph) range.selectNodeContents(paragraph);
      setMarked(paragraph && markOf(range, String(range), true));
    }
    document.addEventListener("selectionchange", read);
    document.addEventListener("click", press);
    return () => {
      document.removeEventListener("selectionchange", read);
      document.removeEventListener("click", press);
    };
  }, []);
  if (!marked) return null;
  return (
    <button
      type="button"
      // A press elsewhere would end the selection first.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        document.getSelection()?.removeAllRanges();
        setMarked(null);
        onTaken(marked);
      }}
      className="button button-primary fixed inset-x-0 bottom-6 z-20 mx-auto w-fit"
    >
      {t("preview.opinion.mark")}
    </button>
  );
}

const paragraphs =
  "p, h1, h2, h3, h4, h5, h6, li, dt, dd, td, th, caption, figcaption, blockquote, pre, summary";

function isOfPage(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return Boolean(element?.closest("main")) && !element?.closest("#opinion, [role=note]");
}

function paragraphAt(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return isOfPage(node) ? (element?.closest(paragraphs) ?? null) : null;
}

function textBefore({ startContainer, startOffset }: Range): string {
  const paragraph = paragraphAt(startContainer);
  if (!paragraph) return "";
  const range = document.createRange();
  range.setStart(paragraph, 0);
  range.setEnd(startContainer, startOffset);
  return String(range).replace(/\s+/g, " ").trim().slice(-100).toWellFormed();
}
