import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { deleteRedirect, type MissingPath, saveRedirect } from "../../../data/redirects/admin-redirects.ts";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";

const shownAtFirst = 20;

type MissingPathsProps = { paths: readonly MissingPath[]; onLeadOn(path: string): Promise<void> };

/** What visitors do not find, each to be led on or said to be gone. */
export function MissingPaths({ paths, onLeadOn }: MissingPathsProps) {
  const { language, t } = useLanguage(addressTexts);
  const { isBusy, act } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);

  async function setGone(path: string): Promise<void> {
    let id = "";
    const work = async () => {
      id = await saveRedirect(accountDatabase(), { path, target: null, note: "" }, null);
    };
    const undo = () => deleteRedirect(accountDatabase(), id);
    const messages = { done: t("addresses.saved"), failed: t("addresses.saveFailed"), undo };
    if (await act(work, messages)) heading.current?.focus();
  }

  return (
    <Card title={t("addresses.missing")} heading={heading}>
      <p className="mt-1 text-ink-soft text-small">{t("addresses.missingAbout")}</p>
      {paths.length === 0 && <p className="mt-4">{t("addresses.missingNone")}</p>}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {(isWhole ? paths : paths.slice(0, shownAtFirst)).map((missing) => (
          <li key={missing.path} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
              <p className="font-semibold">{missing.path}</p>
              <Counts missing={missing} />
            </div>
            <div className="flex flex-wrap gap-2">
              <button
                type="button"
                aria-label={t("addresses.leadOnNamed", { path: missing.path })}
                onClick={() => void onLeadOn(missing.path)}
                className={smallButton}
              >
                {t("addresses.leadOn")}
              </button>
              <button
                type="button"
                aria-disabled={isBusy}
                aria-label={t("addresses.setGoneNamed", { path: missing.path })}
                onClick={() => void setGone(missing.path)}
                className={smallButton}
              >
                {t("addresses.setGone")}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {paths.length > shownAtFirst && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className={`${smallButton} mt-3`}
        >
          {isWhole
            ? t("addresses.fewer")
            : t("addresses.all", { count: formatNumber(paths.length, language) })}
        </button>
      )}
    </Card>
  );
}

function Counts({ missing: { visits, byPrograms, lastDay } }: { missing: MissingPath }) {
  const { language, t } = useLanguage(addressTexts);
  const programs = { count: formatNumber(byPrograms, language) };
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-small tabular-nums">
      <span>
        {visits === 1
          ? t("addresses.visit")
          : t("addresses.visits", { count: formatNumber(visits, language) })}
      </span>
      {byPrograms > 0 && (
        <span>{t(byPrograms === 1 ? "addresses.byProgram" : "addresses.byPrograms", programs)}</span>
      )}
      <span>{t("addresses.lastDay", { day: formatDate(lastDay, language) })}</span>
    </p>
  );
}
