import { useMemo } from "react";
import { useNavigate } from "react-router";
import type { ListedVersion } from "../../../data/articles/article-versions.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.ts";
import { panelTexts } from "../../../i18n/panel/panel.ts";
import { type ChosenVersions, chosenQuery } from "./chosen-versions.ts";
import { compareArticles } from "./compare/compare-articles.ts";
import { FieldChanges } from "./field-changes.tsx";
import type { ReadComparison } from "./read-comparison.ts";
import { VersionChoice } from "./version-choice.tsx";

export const comparisonId = "comparison";

type ComparisonCardProps = {
  versions: readonly ListedVersion[];
  chosen: ChosenVersions;
  /** Null when it could not be read. */
  read: ReadComparison | "loading" | null;
};

/** What changed between two versions, which are chosen here too. */
export function ComparisonCard({ versions, chosen, read }: ComparisonCardProps) {
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
        {t("history.comparison")}
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <VersionChoice
          label={t("history.olderOne")}
          number={older}
          versions={versions}
          onChoose={(other) => choose({ version: newer, other })}
        />
        <VersionChoice
          label={t("history.newer")}
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
        ) : (
          <Comparison read={read} isChosen={chosen.other !== null} />
        )}
      </div>
    </section>
  );
}

function Comparison({ read, isChosen }: { read: ReadComparison; isChosen: boolean }) {
  const { t } = useLanguage(historyTexts);
  const names = useNames(read);
  const { before, after } = read;
  const changes = useMemo(
    () => before && after && compareArticles(before.form, after.form, names),
    [before, after, names],
  );
  if (!changes)
    return <p className="text-ink-soft">{t(after && !isChosen ? "history.first" : "history.gone")}</p>;
  const parts = [
    { name: t("history.article"), fields: changes.article, language: undefined },
    { name: t("history.nl"), fields: changes.nl, language: "nl" },
    { name: t("history.en"), fields: changes.en, language: "en" },
  ].filter(({ fields }) => fields.length > 0);
  if (parts.length === 0) return <p className="text-ink-soft">{t("history.same")}</p>;
  return (
    <div className="grid gap-8">
      <p className="text-ink-soft text-small">{t("history.legend")}</p>
      {parts.map(({ name, fields, language }) => (
        <section key={name} aria-label={name} className="min-w-0">
          <h3 className="border-line border-b pb-2 text-title-4">{name}</h3>
          <FieldChanges fields={fields} language={language} />
        </section>
      ))}
    </div>
  );
}

function useNames({ tags, articles }: ReadComparison) {
  const { t } = useLanguage(historyTexts);
  const { t: panel } = useLanguage(panelTexts);
  return useMemo(
    () => ({
      tag: (id: string) => tags.find((tag) => tag.id === id)?.name ?? t("history.goneTag"),
      article: (id: string) => {
        const article = articles.find((one) => one.id === id);
        return article ? (article.title ?? article.slug) : t("history.unknownArticle");
      },
      published: (isPublished: boolean) => panel(isPublished ? "panel.published" : "panel.draft"),
      shown: (isShown: boolean) => t(isShown ? "history.shown" : "history.hidden"),
    }),
    [tags, articles, t, panel],
  );
}
