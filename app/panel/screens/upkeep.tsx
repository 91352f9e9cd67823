import { href, Link } from "react-router";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import { isId } from "../../data/id-pattern.ts";
import {
  editorOfFinding,
  listStaleFindings,
  reopenFinding,
  settleFinding,
} from "../../data/stale/stale-findings.ts";
import { listWeeklyMailItems, type WeeklyMailItem } from "../../data/weekly-mail/weekly-mail-items.ts";
import { otherLanguage } from "../../i18n/addresses.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { upkeepTexts } from "../../i18n/panel/upkeep.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { Badge } from "../../ui/panel/status-badge.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { stillAsked } from "./proposals/weekly-mail-parts.ts";

/** What is outdated in live documents, to be mended or said to be right. */
const screen = listScreen({
  texts: upkeepTexts,
  title: "upkeep.title",
  about: "upkeep.about",
  back: { to: href("/admin/overview"), text: "upkeep.back" },
  width: "max-w-4xl",
  // It is found by this server, which a project does not have behind it.
  instead: () => (isBackendHosted() ? "upkeep.hosted" : null),
  loadMore: async (db) => stillAsked(db, await listWeeklyMailItems(db)),
  above: (asked) => asked !== null && asked.length > 0 && <AskedThisWeek items={asked} />,
  load: (db, _, cursor) => listStaleFindings(db, cursor),
  failed: "upkeep.loadFailed",
  none: ["upkeep.none", "upkeep.noneText"],
  row: (
    { kind, subjectId, titles, changedAt, reason, language: of, words, review, fact },
    { t, language },
  ) => ({
    title: titles[language] || titles[otherLanguage(language)],
    to: editorOfFinding({ kind, subjectId }),
    badges: [
      <Badge key="reason" tone="warning">
        {t(`upkeep.${reason}`)}
      </Badge>,
    ],
    lines: [
      words !== "" && (
        <span key="words" lang={of ?? undefined} className="[overflow-wrap:anywhere]">
          {isId(words) ? t("upkeep.picture") : words}
        </span>
      ),
      fact && t("upkeep.fact", { name: fact.name, now: fact.now }),
      fact?.note && t(`upkeep.${fact.note}`),
    ],
    facts: [
      of && t(`upkeep.${of}`),
      review?.person && t("upkeep.reviewBy", { person: review.person }),
      t("upkeep.changed", { date: formatDate(changedAt, language) }),
    ],
  }),
  actions: (finding, { t }) => [
    {
      text: t("upkeep.settle"),
      work: () => settleFinding(accountDatabase(), finding),
      undo: () => reopenFinding(accountDatabase(), finding),
      done: t("upkeep.settled"),
      failed: t("upkeep.settleFailed"),
    },
  ],
});

/** What the mail of the week asks and is still open. */
function AskedThisWeek({ items }: { items: readonly WeeklyMailItem[] }) {
  const { t } = useLanguage(upkeepTexts);
  return (
    <Card title={t("upkeep.asked")}>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li
            key={item.kind === "proposal" ? `${item.proposal} ${item.part}` : `${item.subjectId} ${item.key}`}
          >
            <Link
              to={item.kind === "proposal" ? href("/admin/proposals") : item.to}
              className="inline-flex min-h-11 items-center text-link [overflow-wrap:anywhere]"
            >
              {item.title}
            </Link>
            <span className="ml-2 text-ink-soft text-small [overflow-wrap:anywhere]">
              {item.kind === "proposal" ? item.name : t(`upkeep.${item.reason}`)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;
