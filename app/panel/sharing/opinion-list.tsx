import { useRef } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import {
  deleteOpinion,
  type GivenOpinion,
  isStillThere,
  settleOpinion,
} from "../../data/articles/opinions.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { previewLinkTexts } from "../../i18n/panel/preview-links.en.ts";
import { deletion, Rows } from "../kit/rows.tsx";

type OpinionListProps = {
  opinions: readonly GivenOpinion[];
  /** The newest version. */
  newest: { number: number; document: unknown } | null;
  onChanged(): Promise<void>;
};

/** What readers of the links said, the newest first. */
export function OpinionList({ opinions, newest, onChanged }: OpinionListProps) {
  const { language, t } = useLanguage(previewLinkTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const whatOf = ({ verdict }: GivenOpinion) =>
    t(verdict === "approved" ? "share.approved" : verdict === null ? "share.remark" : "share.notYet");
  const nameOf = (opinion: GivenOpinion) =>
    t("share.opinion", {
      name: opinion.name,
      what: whatOf(opinion),
      number: opinion.link.version?.number ?? "",
    });
  const isOutdated = ({ verdict, link }: GivenOpinion) =>
    verdict === "approved" && newest !== null && link.version?.number !== newest.number;
  return (
    <section aria-label={t("share.opinions")} className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t("share.opinions")}
      </h3>
      {opinions.length === 0 && <p className="mt-2 text-ink-soft">{t("share.opinions.none")}</p>}
      <Rows
        isInCard
        heading="h4"
        left={heading}
        rows={opinions}
        shown={(opinion) => ({
          title: nameOf(opinion),
          isFaint: opinion.resolvedAt !== null,
          lines: [
            opinion.quote && <q key="quote">{opinion.quote}</q>,
            opinion.quote && newest && !isStillThere(opinion.quote, newest.document) && t("share.quoteGone"),
            opinion.remark,
            isOutdated(opinion) && t("share.changedSince", { number: newest?.number ?? "" }),
          ],
          facts: [formatTime(opinion.createdAt, language)],
        })}
        actions={(opinion) => {
          const isSettled = opinion.resolvedAt !== null;
          return [
            {
              text: t(isSettled ? "share.reopen" : "share.settle"),
              work: () => settleOpinion(accountDatabase(), opinion.id, !isSettled).finally(onChanged),
              done: t(isSettled ? "share.reopened" : "share.settled"),
              failed: t("share.settleFailed"),
            },
            deletion(t("share.deleteOpinion"), nameOf(opinion), {
              title: t("share.deleteSure"),
              text: t("share.deleteSureText"),
              confirm: t("share.deleteOpinion"),
              work: () => deleteOpinion(accountDatabase(), opinion.id).finally(onChanged),
              done: t("share.deleted"),
              failed: t("share.deleteFailed"),
            }),
          ];
        }}
      />
    </section>
  );
}
