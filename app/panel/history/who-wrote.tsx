import { useState } from "react";
import type { Run } from "../../content/attribution.ts";
import { describePart } from "../../content/describe-part.ts";
import type { Fields } from "../../content/fields.ts";
import { type Kind, partName } from "../../content/kind.ts";
import type { VersionSource } from "../../data/versions/versions.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { numbered } from "../../ui/panel/numbered.ts";
import { Badge } from "../../ui/panel/status-badge.tsx";
import type { PartNames } from "../editing/use-part-names.ts";
import { describeAuthor, proposedBy, type TextSource } from "./describe-version.ts";
import { type Attribution, readAttribution } from "./load-history.ts";

type WhoWroteProps<Of extends Fields> = {
  kind: Kind<Of>;
  source: VersionSource;
  /** Of the version. */
  number: number;
  names: PartNames;
};

/** The versions that are read at first, and more of each time. */
const step = 50;

/** Who wrote each sentence of a version; read once it is opened. */
export function WhoWrote<Of extends Fields>({ kind, source, number, names }: WhoWroteProps<Of>) {
  const { t } = useLanguage(historyTexts);
  const [found, setFound] = useState<Attribution | "reading" | "failed" | null>(null);
  const [most, setMost] = useState(step);

  async function read(count: number): Promise<void> {
    setFound("reading");
    setMost(count);
    setFound((await orNull(readAttribution(kind, source, number, count))) ?? "failed");
  }

  const isRead = found !== null && typeof found !== "string";
  return (
    <details
      className="min-w-0 rounded-card border border-line bg-white px-4 sm:px-6"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (found === null || found === "failed")) void read(most);
      }}
    >
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">
        {t("history.whoWrote", { number })}
      </summary>
      <div className="pb-4">
        <p role="status" className={found === "failed" ? "text-error" : "text-ink-soft"}>
          {found === "reading" && t("history.whoWroteReading")}
          {found === "failed" && t("history.whoWroteFailed")}
          {isRead &&
            languages.every((language) => found.parts[language].length === 0) &&
            t("history.whoWroteNothing")}
        </p>
        {isRead && (
          <>
            <AiShare {...found} />
            {languages.map(
              (language) =>
                found.parts[language].length > 0 && (
                  <section key={language} aria-label={t(`word.${language}`)} className="mt-6 min-w-0">
                    <h3 className="border-line border-b pb-2 text-title-4">{t(`word.${language}`)}</h3>
                    <dl className="grid gap-6 pt-4">
                      {found.parts[language].map(({ part, runs }) => (
                        <div key={partName(part)} className="min-w-0">
                          <dt className="text-ink-soft text-small">{describePart(kind, part, names)}</dt>
                          {numbered(runs).map(({ place, part: run }) => (
                            <OneRun key={place} run={run} language={language} />
                          ))}
                        </div>
                      ))}
                    </dl>
                  </section>
                ),
            )}
            {found.hasOlder && (
              <button
                type="button"
                onClick={() => void read(most + step)}
                className="button button-quiet mt-6"
              >
                {t("history.whoWroteOlder")}
              </button>
            )}
          </>
        )}
      </div>
    </details>
  );
}

/** How much of the text an assistant had a part in. */
function AiShare({ parts }: Attribution) {
  const { t } = useLanguage(historyTexts);
  const runs = languages.flatMap((language) => parts[language].flatMap((part) => part.runs));
  const lengthOf = (some: readonly Run<TextSource>[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const share = lengthOf(runs.filter(({ by }) => by.some(isOfAssistant))) / lengthOf(runs);
  if (Number.isNaN(share)) return null;
  return (
    <p className="text-small">
      {share > 0
        ? t("history.aiShare", { share: Math.max(1, Math.round(share * 100)) })
        : t("history.aiNone")}{" "}
      <span className="text-ink-soft">{t("history.aiLimit")}</span>
    </p>
  );
}

function isOfAssistant(source: TextSource): boolean {
  return source.isExact && (source.assistant !== null || proposedBy(source) !== null);
}

function OneRun({ run: { text, by }, language }: { run: Run<TextSource>; language: Language }) {
  const { language: ofPanel, t } = useLanguage(historyTexts);
  const isAi = by.some(isOfAssistant);
  return (
    <dd className={`mt-2 border-l-4 pl-3 ${isAi ? "border-l-info" : "border-l-line"}`}>
      <p lang={language} className="whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      <ul className="text-ink-soft text-small [overflow-wrap:anywhere]">
        {by.map((source, place) => (
          <li key={source.number}>
            {isOfAssistant(source) && (
              <>
                <Badge tone="info">{t("history.ai")}</Badge>{" "}
              </>
            )}
            {t(keyOf(source, place === 0), {
              number: source.number,
              date: formatDate(source.createdAt, ofPanel),
              who: describeAuthor(source, t),
              assistant: source.note,
            })}
          </li>
        ))}
      </ul>
    </dd>
  );
}

function keyOf(source: TextSource, isFirst: boolean) {
  if (!source.isExact) return isFirst ? "history.wroteBefore" : "history.rewroteBefore";
  if (proposedBy(source) !== null) return "history.proposed";
  return isFirst ? "history.wrote" : "history.rewrote";
}
