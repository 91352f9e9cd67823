import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  deleteRedirect,
  type MissingPath,
  proposeTarget,
  saveRedirect,
} from "../../../data/redirects/admin-redirects.ts";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language, Translate } from "../../../i18n/language-texts.ts";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { UnresolvedConflict } from "../../../ui/panel/hooks/use-action.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded } from "../../../ui/panel/screen.tsx";
import { Rows, type Work } from "../../kit/rows.tsx";
import { blank, RedirectDialog } from "./redirect-dialog.tsx";

const shownAtFirst = 20;

type T = Translate<keyof typeof addressTexts.nl>;

/** What visitors do not find, each to be led on or said to be gone; null when it failed to load. */
export function MissingPaths({ paths }: { paths: readonly MissingPath[] | null }) {
  const { t } = useLanguage(addressTexts);
  return (
    <Loaded data={paths} failed={t("word.notLoaded", { what: t("addresses.missing") })}>
      {(loaded) => <PathList paths={loaded} />}
    </Loaded>
  );
}

function PathList({ paths }: { paths: readonly MissingPath[] }) {
  const { language, t } = useLanguage(addressTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? paths : paths.slice(0, shownAtFirst);
  return (
    <Card title={t("addresses.missing")} heading={heading}>
      <p className="mt-1 text-ink-soft text-small">{t("addresses.missingAbout")}</p>
      {paths.length === 0 && <p className="mt-4">{t("addresses.missingNone")}</p>}
      <Rows
        isInCard
        heading="h3"
        left={heading}
        rows={shown.map((missing) => ({ id: missing.path, ...missing }))}
        shown={(missing) => ({ title: missing.path, facts: countsOf(missing, t, language) })}
        actions={({ path }) => [
          { text: t("addresses.leadOn"), ...leadingOn(path, t) },
          { text: t("addresses.setGone"), ...goneWork(path, t) },
        ]}
      />
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

/** Opens the form with the page that is proposed. */
function leadingOn(path: string, t: T): Work {
  return {
    async work(open) {
      const to = await orNull(proposeTarget(accountDatabase(), path));
      const draft = { ...blank, from: path, to: to ?? "", isProposed: to !== null };
      open((close) => <RedirectDialog draft={draft} onClose={close} />);
      throw new UnresolvedConflict();
    },
    done: t("addresses.saved"),
  };
}

function goneWork(path: string, t: T): Work {
  let id = "";
  return {
    async work() {
      id = await saveRedirect(accountDatabase(), { path, target: null, note: "" }, null);
    },
    undo: () => deleteRedirect(accountDatabase(), id),
    done: t("addresses.saved"),
  };
}

function countsOf({ visits, byPrograms, lastDay }: MissingPath, t: T, language: Language) {
  const programs = { count: formatNumber(byPrograms, language) };
  return [
    visits === 1 ? t("addresses.visit") : t("addresses.visits", { count: formatNumber(visits, language) }),
    byPrograms > 0 && t(byPrograms === 1 ? "addresses.byProgram" : "addresses.byPrograms", programs),
    t("addresses.lastDay", { day: formatDate(lastDay, language) }),
  ];
}
