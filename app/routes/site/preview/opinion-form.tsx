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

/** Takes remarks on the version, and whether it may go live; it works without scripts, which only mark the words. */
export function OpinionForm({
  number,
  result,
}: {
  number: number | null;
  result: OpinionResult | undefined;
}) {
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

  function takeWords(words: string): void {
    const quote = element.current?.elements.namedItem("quote");
    const remark = element.current?.elements.namedItem("remark");
    if (quote instanceof HTMLTextAreaElement) quote.value = words;
    if (remark instanceof HTMLTextAreaElement) remark.focus();
  }

  const { values, errors } = result ?? {};
  return (
    <section id="opinion" aria-labelledby="opinion-title" className="scroll-mt-36 bg-paper-deep">
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
            label={t("preview.opinion.name")}
            isRequired
            autoComplete="name"
            value={values?.name}
            error={errors?.name}
          />
          <div>
            <TextArea
              name="quote"
              rows={2}
              label={t("preview.opinion.quote")}
              value={values?.quote}
              error={errors?.quote}
            />
            <p className="mt-1.5 text-ink-soft text-small">{t("preview.opinion.quoteHint")}</p>
          </div>
          <TextArea
            name="remark"
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

const maxQuote = 500;

/** Offers to comment on the words that are selected on the page. */
function MarkedWords({ onTaken }: { onTaken(words: string): void }) {
  const { t } = useLanguage(previewTexts);
  const [words, setWords] = useState("");
  useEffect(() => {
    function read(): void {
      const selection = document.getSelection();
      const place = selection?.anchorNode?.parentElement;
      const isInPage = place?.closest("main") && !place.closest("form");
      const marked = isInPage ? (selection?.toString().trim() ?? "") : "";
      // Without half of an emoji at the end.
      setWords(marked.slice(0, maxQuote).replace(/[\uD800-\uDBFF]$/, ""));
    }
    document.addEventListener("selectionchange", read);
    return () => document.removeEventListener("selectionchange", read);
  }, []);
  if (!words) return null;
  return (
    <button
      type="button"
      // A press elsewhere would end the selection first.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        document.getSelection()?.removeAllRanges();
        onTaken(words);
      }}
      className="button button-primary fixed inset-x-0 bottom-6 z-20 mx-auto w-fit"
    >
      {t("preview.opinion.mark")}
    </button>
  );
}
