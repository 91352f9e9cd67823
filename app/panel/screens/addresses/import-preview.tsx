import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type Outcome, rejections, saveRedirects } from "../../../data/redirects/admin-redirects.ts";
import type { RedirectFile } from "../../../data/redirects/redirect-file.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { problemKeys } from "./describe-problem.ts";

const savedAtOnce = 500;

type Skipped = { line: number; text: string; problem: keyof typeof problemKeys };

/** What a file has, saved when asked to, and what came of it. */
export function ImportPreview({ file: { redirects, unread } }: { file: RedirectFile }) {
  const { language, t } = useLanguage(addressTexts);
  const { isBusy, act } = useAction();
  const status = useRef<HTMLParagraphElement>(null);
  // Of the first ones; an import that stopped goes on after them.
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const isDone = outcomes.length === redirects.length && !isBusy;
  const rejected = redirects.flatMap(({ line, path }, index) => {
    const problem = rejections.find((reason) => reason === outcomes[index]);
    return problem ? [{ line, text: path, problem }] : [];
  });
  const count = (number: number) => ({ count: formatNumber(number, language) });

  async function save(): Promise<void> {
    const work = async () => {
      for (let next = outcomes.length; next < redirects.length; next += savedAtOnce) {
        const part = redirects.slice(next, next + savedAtOnce);
        const saved = await saveRedirects(
          accountDatabase(),
          part.map(({ line: _, ...redirect }) => redirect),
        );
        setOutcomes((before) => [...before, ...saved]);
      }
    };
    const messages = { done: t("addresses.imported"), failed: t("addresses.importFailed") };
    if (await act(work, messages)) status.current?.focus();
  }

  return (
    <div className="grid min-w-0 gap-4">
      <p ref={status} role="status" tabIndex={-1} className="outline-none">
        {isBusy
          ? t("addresses.importing", {
              done: formatNumber(outcomes.length, language),
              ...count(redirects.length),
            })
          : outcomes.length === 0 && t("addresses.readable", count(redirects.length))}
        {outcomes.length > 0 && !isBusy && (
          <span className="flex flex-wrap gap-x-4">
            {(["added", "changed", "known"] as const).map((outcome) => (
              <span key={outcome}>
                {t(`addresses.${outcome}`, count(outcomes.filter((one) => one === outcome).length))}
              </span>
            ))}
          </span>
        )}
      </p>
      <SkippedRows title={t("addresses.rejected", count(rejected.length))} rows={rejected} />
      <SkippedRows title={t("addresses.unreadable", count(unread.length))} rows={unread} />
      {!isDone && (
        <p>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void save()}
            className="button button-primary"
          >
            {t("addresses.importAll", count(redirects.length - outcomes.length))}
          </button>
        </p>
      )}
    </div>
  );
}

function SkippedRows({ title, rows }: { title: string; rows: readonly Skipped[] }) {
  const { t } = useLanguage(addressTexts);
  if (rows.length === 0) return null;
  return (
    <section {...scrolled} aria-label={title} className="max-h-96 min-w-0 overflow-auto">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ line, text, problem }) => (
          <li key={line} className="py-2 text-small [overflow-wrap:anywhere]">
            {t("addresses.line", { line })} <strong>{text}</strong>
            <span className="block text-ink-soft">{t(problemKeys[problem])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focusable, for scrolling by keyboard. */
const scrolled = { tabIndex: 0 };
