import { useId } from "react";
import type { ListedVersion } from "../../data/versions/versions.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { describeKind } from "./describe-version.ts";

type VersionChoiceProps = {
  label: string;
  number: number | null;
  versions: readonly ListedVersion[];
  onChoose(number: number): void;
};

/** Chooses one of the loaded versions; the chosen one may be an older one. */
export function VersionChoice({ label, number, versions, onChoose }: VersionChoiceProps) {
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
