import { href } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { ArticleRows, articleList } from "./article-rows.tsx";
import { AllLink, Card, Failure } from "./card.tsx";
import type { Overview } from "./load-overview.ts";

/** The drafts that were edited last. */
export function DraftsCard({ drafts, articleCounts }: Pick<Overview, "drafts" | "articleCounts">) {
  const { t } = useLanguage(overviewTexts);
  return (
    <Card
      title={t("word.drafts")}
      count={articleCounts?.drafts}
      empty={
        drafts?.length === 0
          ? {
              text: t("overview.drafts.none"),
              next: t("overview.drafts.next"),
              to: href("/admin/blog-editor"),
            }
          : null
      }
      all={{ text: t("overview.drafts.all"), to: articleList({ status: "draft" }) }}
    >
      {drafts ? <ArticleRows articles={drafts} /> : <Failure />}
    </Card>
  );
}

/** Live articles with changes that nobody sees yet, and texts of the site that wait. */
export function WaitingCard({ waiting, waitingTexts }: Pick<Overview, "waiting" | "waitingTexts">) {
  const { t } = useLanguage(overviewTexts);
  return (
    <Card
      title={t("overview.waiting")}
      empty={
        waiting?.length === 0 && waitingTexts?.length === 0
          ? {
              text: t("overview.waiting.none"),
              next: t("overview.waiting.next"),
              to: articleList({ status: "published" }),
            }
          : null
      }
      all={{ text: t("overview.waiting.all"), to: articleList({ state: "waiting" }) }}
    >
      {waiting ? <ArticleRows articles={waiting} /> : <Failure />}
      {waitingTexts === null && <Failure />}
      {waitingTexts !== null && waitingTexts.length > 0 && (
        <AllLink
          text={t("overview.waiting.texts", { count: waitingTexts.length })}
          to={href("/admin/texts")}
        />
      )}
    </Card>
  );
}

/** Proposals of assistants, where there are any. */
export function ProposalsCard({ proposalCount }: Pick<Overview, "proposalCount">) {
  const { t } = useLanguage(overviewTexts);
  if (proposalCount === 0) return null;
  return (
    <Card
      title={t("overview.proposals")}
      count={proposalCount}
      empty={null}
      all={{ text: t("overview.proposals.all"), to: href("/admin/proposals") }}
    >
      {proposalCount === null ? <Failure /> : <p className="mt-2">{t("overview.proposals.text")}</p>}
    </Card>
  );
}

/** Articles without English, or with older English. */
export function TranslationsCard({ lacksEnglish, outdated }: Pick<Overview, "lacksEnglish" | "outdated">) {
  const { t } = useLanguage(overviewTexts);
  const parts = [
    { name: "lacksEnglish", state: "lacks_en", articles: lacksEnglish },
    { name: "outdated", state: "outdated", articles: outdated },
  ] as const;
  const isEmpty = parts.every(({ articles }) => articles?.length === 0);
  return (
    <Card
      title={t("overview.translations")}
      empty={
        isEmpty
          ? {
              text: t("overview.translations.none"),
              next: t("overview.translations.next"),
              to: articleList({}),
            }
          : null
      }
    >
      {parts.map(
        ({ name, state, articles }) =>
          articles?.length !== 0 && (
            <div key={name} className="mt-2">
              <h3 className="font-text text-ink-soft text-small">{t(`overview.${name}`)}</h3>
              {articles ? <ArticleRows articles={articles} /> : <Failure />}
              {articles && <AllLink text={t(`overview.${name}.all`)} to={articleList({ state })} />}
            </div>
          ),
      )}
    </Card>
  );
}
