import { type ReactNode, useId } from "react";
import { useNavigate } from "react-router";
import type { ListedVersion } from "../../data/versions/versions.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { type ChosenVersions, chosenQuery } from "./chosen-versions.ts";
import { describeKind } from "./describe-version.ts";

export const comparisonId = "comparison";

type Numbered = { number: number } | null;

type ComparisonCardProps = {
  versions: readonly ListedVersion[];
  chosen: ChosenVersions;
  /** Null when it could not be read. */
  read: { before: Numbered; after: Numbered } | "loading" | null;
  /** What changed, when both versions were read. */
  children?: ReactNode;
};

/** What changed between two versions, which are chosen here too. */
export function ComparisonCard({ versions, chosen, read, children }: ComparisonCardProps) {
  const { t } = useLanguage(historyTexts);
  const navigate = useNavigate();
  const found = read === "loading" ? null : read;
  const newer = found?.after?.number ?? chosen.version ?? versions[0]?.number ?? null;
  const older = found?.before?.number ?? chosen.other;

  function choose(next: ChosenVersions): void {
    void navigate({ search: chosenQuery(next) }, { preventScrollReset: true });
  }

  return (
    <section
      id={comparisonId}
      aria-labelledby={`${comparisonId}-title`}
      aria-busy={read === "loading"}
      className="min-w-0 scroll-mt-24 rounded-card border border-line bg-white p-4 sm:p-6"
    >
      <h2 id={`${comparisonId}-title`} className="text-title-4">
        {t("word.whatChanged")}
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <VersionChoice
          label={t("history.olderOne")}
          number={older}
          versions={versions}
          onChoose={(other) => choose({ version: newer, other })}
        />
        <VersionChoice
          label={t("word.version")}
          number={newer}
          versions={versions}
          onChoose={(version) => choose({ version, other: older })}
        />
      </div>
      <p role="status" className="sr-only">
        {found?.after && found.before
          ? t("history.compared", { number: found.after.number, other: found.before.number })
          : ""}
      </p>
      <div className="mt-6">
        {read === "loading" ? (
          <p className="text-ink-soft">{t("history.comparing")}</p>
        ) : read === null ? (
          <p className="text-error">{t("history.compareFailed")}</p>
        ) : read.before && read.after ? (
          children
        ) : (
          <p className="text-ink-soft">
            {t(read.after && chosen.other === null ? "history.first" : "history.gone")}
          </p>
        )}
      </div>
    </section>
  );
}

type VersionChoiceProps = {
  label: string;
  number: number | null;
  versions: readonly ListedVersion[];
  onChoose(number: number): void;
};

/** Chooses one of the loaded versions; the chosen one may be an older one. */
function VersionChoice({ label, number, versions, onChoose }: VersionChoiceProps) {
  const { language, t } = useLanguage(historyTexts);
  const id = useId();
  const isListed = versions.some((version) => version.number === number);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={number ?? ""}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="field"
      >
        {!isListed && (
          <option value={number ?? ""}>{number === null ? "" : t("history.version", { number })}</option>
        )}
        {versions.map((version) => (
          <option key={version.id} value={version.number}>
            {t("history.option", {
              number: version.number,
              time: formatTime(version.createdAt, language),
              kind: describeKind(version, t),
            })}
          </option>
        ))}
      </select>
    </div>
  );
}
