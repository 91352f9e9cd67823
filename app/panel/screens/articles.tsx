import { Eye, Pencil, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { countArticles, deleteArticle, listArticles } from "../../data/articles/admin-articles.ts";
import { articleFilter, articleStates } from "../../data/articles/article-filter.ts";
import { undelete } from "../../data/trash/trash.ts";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { tagPanelTexts } from "../../i18n/panel/tags.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { StateNote, StatusBadge } from "../../ui/panel/status-badge.tsx";
import { LanguageStates } from "../kit/language-states.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { deletion } from "../kit/rows.tsx";
import { ScheduleRows } from "../schedules/schedule-rows.tsx";
import { useScheduleWork } from "../schedules/use-schedule-work.ts";
import { useSchedules } from "../schedules/use-schedules.ts";

const screen = listScreen({
  texts: panelTexts,
  title: "blog.title",
  width: "max-w-5xl",
  tools: () => <Tools />,
  filter: [
    { name: "q", label: "blog.searchLabel", hint: "blog.search" },
    {
      name: "status",
      label: "word.status",
      every: "blog.all",
      choices: [
        ["published", "word.published"],
        ["draft", "word.drafts"],
      ],
    },
    {
      name: "state",
      label: "blog.state",
      every: "blog.state.any",
      choices: articleStates.map((state) => [state, `blog.state.${state}`] as const),
    },
  ],
  load: (db, chosen, cursor) => listArticles(db, articleFilter(chosen), cursor),
  loadMore: countArticles,
  above: (counts) => <Above counts={counts} />,
  failed: "blog.loadFailed",
  none: "blog.empty",
  first: { to: href("/admin/blog-editor"), text: "blog.first" },
  row: (article, { t, language }) => ({
    title: article.title ?? t("word.untitled"),
    to: href("/admin/blog-editor/:id", { id: article.id }),
    badges: [
      <StatusBadge key="status" isPublished={article.isPublished} />,
      article.isWaiting && <StateNote key="waiting" text={t("blog.state.waiting")} />,
      article.isOutdated && <StateNote key="outdated" text={t("blog.state.outdated")} />,
    ],
    lines: [
      article.excerpt && (
        <span key="excerpt" className="line-clamp-2">
          {article.excerpt}
        </span>
      ),
    ],
    facts: [
      t("blog.by", { author: article.author }),
      t("blog.readTime", { minutes: article.readTime }),
      <time key="time" dateTime={article.createdAt}>
        {formatDate(article.createdAt, language)}
      </time>,
      <LanguageStates key="languages" states={article.states} />,
      ...article.tags.map((tag) => `#${tag}`),
    ],
  }),
  actions(article, { t, may }) {
    const { id, slug } = article;
    const title = article.title ?? t("word.untitled");
    return [
      {
        text: t("word.viewNamed", { title }),
        icon: Eye,
        to: article.isPublished
          ? href("/insights/:slug", { slug })
          : href("/admin/preview/:kind/:id", { kind: "article", id }),
      },
      { text: t("word.editNamed", { title }), icon: Pencil, to: href("/admin/blog-editor/:id", { id }) },
      (may("publish") || !article.isPublished) &&
        deletion(
          t,
          title,
          {
            title: t("blog.sure"),
            text: t("blog.sureText"),
            change: (db) => deleteArticle(db, id),
            undo: () => undelete(accountDatabase(), id),
            done: t("blog.deleted"),
            failed: t("blog.deleteFailed"),
          },
          t("word.deleteNamed", { title }),
        ),
    ];
  },
});

function Tools() {
  const { t } = useLanguage(panelTexts);
  const { t: tags } = useLanguage(tagPanelTexts);
  const mayPublish = useRight("publish");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {mayPublish && (
        <Link to={href("/admin/tags")} className="text-link standalone-link">
          {tags("tags.manage")}
        </Link>
      )}
      <Link to={href("/admin/blog-editor")} className="button button-primary">
        <Plus aria-hidden="true" className="size-5" />
        {t("blog.new")}
      </Link>
    </div>
  );
}

/** What is planned, and how many articles there are. */
function Above({ counts }: { counts: { published: number; drafts: number } | null }) {
  const { t, language } = useLanguage(panelTexts);
  const counters = counts && [
    [t("blog.total"), counts.published + counts.drafts] as const,
    [t("word.published"), counts.published] as const,
    [t("word.drafts"), counts.drafts] as const,
  ];
  return (
    <>
      <ComingUp />
      {counters && (
        <dl className="grid grid-cols-3 gap-2 sm:gap-4">
          {counters.map(([label, count]) => (
            <div
              key={label}
              className="flex flex-col justify-between rounded-card border border-line bg-white px-2 py-3 sm:px-6 sm:py-5"
            >
              <dt className="text-ink-soft text-small">{label}</dt>
              <dd className="font-display font-semibold text-title-2 tabular-nums">
                {formatNumber(count, language)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const shownAtFirst = 5;

/** What is scheduled for articles and pages, and what failed; nothing without any. */
function ComingUp() {
  const { t } = useLanguage(schedulePanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { schedules, isFailed, reload } = useSchedules();
  const work = useScheduleWork(reload);
  const focusAfter = useFocusAfter();
  const [isWhole, setWhole] = useState(false);
  if (isFailed) return <p className="mb-6 text-error">{t("word.loadFailed")}</p>;
  if (!schedules || schedules.length === 0) return null;

  return (
    <Card title={t("schedules.comingUp")} heading={heading} className="mb-6 px-5 pt-4 pb-2 sm:px-6">
      <ScheduleRows
        schedules={isWhole ? schedules : schedules.slice(0, shownAtFirst)}
        work={work}
        left={heading}
      />
      {!isWhole && schedules.length > shownAtFirst && (
        <button
          type="button"
          onClick={() => {
            setWhole(true);
            focusAfter(() => heading.current);
          }}
          className="button button-quiet my-2 min-h-11 px-4 py-2"
        >
          {t("schedules.showAll", { count: schedules.length })}
        </button>
      )}
    </Card>
  );
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;
