import { type ReactNode, type Ref, useId } from "react";
import { Link, useRevalidator } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";

type CardProps = {
  title: string;
  /** Beside the title; null while that is unknown. */
  count?: number | null | undefined;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
  /** What there is to say and do when there is nothing to show. */
  empty: { text: string; next: string; to: string } | null;
  /** The list of which this is the beginning. */
  all?: { text: string; to: string } | null | undefined;
};

/** A part of the overview. */
export function Card({ title, count, ref, children, empty, all }: CardProps) {
  const { language } = useLanguage(overviewTexts);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-4 break-inside-avoid rounded-card border border-line bg-white px-5 pt-4 pb-3 sm:mb-6 sm:px-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} ref={ref} tabIndex={-1} className="text-title-4 outline-none">
          {title}
        </h2>
        {count !== undefined && count !== null && (
          <p className="font-display font-semibold text-title-4 tabular-nums">
            {count.toLocaleString(language)}
          </p>
        )}
      </div>
      {empty && (
        <p className="mt-2 text-ink-soft">
          {empty.text}{" "}
          <Link to={empty.to} className="text-link">
            {empty.next}
          </Link>
        </p>
      )}
      {children}
      {!empty && all && <AllLink {...all} />}
    </section>
  );
}

/** The link to a whole list. */
export function AllLink({ text, to }: { text: string; to: string }) {
  return (
    <p className="pt-1">
      <Link to={to} className="inline-flex min-h-11 items-center text-link">
        {text}
      </Link>
    </p>
  );
}

/** A part that failed to load. */
export function Failure() {
  const { t } = useLanguage(overviewTexts);
  const { revalidate, state } = useRevalidator();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-error">
      {t("word.loadFailed")}
      <button
        type="button"
        aria-disabled={state === "loading"}
        onClick={() => state === "idle" && void revalidate()}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {t("word.tryAgain")}
      </button>
    </p>
  );
}
