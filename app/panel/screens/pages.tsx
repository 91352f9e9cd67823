import { Pencil, Plus } from "lucide-react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { pageKinds } from "../../content/page-kinds.ts";
import { deletePage, listPages } from "../../data/pages/admin-pages.ts";
import { pagePath } from "../../data/pages/page-address.ts";
import { undelete } from "../../data/trash/trash.ts";
import { formatDate, formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { pageListTexts } from "../../i18n/panel/pages-list.en.ts";
import { StateNote, StatusBadge } from "../../ui/panel/status-badge.tsx";
import { LanguageStates } from "../kit/language-states.tsx";
import type { Chosen } from "../kit/list-filter.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { deletion } from "../kit/rows.tsx";

const screen = listScreen({
  texts: pageListTexts,
  title: "pages.title",
  width: "max-w-5xl",
  tools: ({ chosen }) => <NewPage chosen={chosen} />,
  filter: [
    { name: "q", label: "pages.searchLabel", hint: "pages.search" },
    {
      name: "kind",
      label: "word.kind",
      every: "pages.every",
      choices: pageKinds.map((kind) => [kind, `pages.${kind}`] as const),
    },
  ],
  load(db, chosen, cursor) {
    const kind = pageKinds.find((one) => one === chosen("kind")) ?? null;
    return listPages(db, { search: chosen("q"), kind }, cursor);
  },
  none: "pages.empty",
  row: (page, { t, panel, language }) => ({
    title: page.title ?? t("word.untitledPage"),
    to: href("/admin/pages/:id", { id: page.id }),
    badges: [
      <StatusBadge key="status" isPublished={page.isPublished} />,
      page.isWaiting && <StateNote key="waiting" text={panel("blog.state.waiting")} />,
    ],
    facts: [
      t(`pages.${page.kind}`),
      t("pages.changed", { date: formatDate(page.updatedAt, language) }),
      <LanguageStates key="languages" states={page.states} />,
      page.approval &&
        t("pages.approved", {
          name: page.approval.name,
          number: page.approval.number ?? "",
          time: formatTime(page.approval.createdAt, language),
        }),
    ],
  }),
  actions(page, { t, may }) {
    const title = page.title ?? t("word.untitledPage");
    const site = page.isPublished ? pagePath(page.kind, page.slug) : null;
    return [
      { text: t("word.viewNamed", { title }), site },
      { text: t("word.editNamed", { title }), icon: Pencil, to: href("/admin/pages/:id", { id: page.id }) },
      (may("publish") || !page.isPublished) &&
        deletion(
          t,
          title,
          {
            title: t("pages.sure"),
            text: t("pages.sureText"),
            change: (db) => deletePage(db, page.id),
            undo: () => undelete(accountDatabase(), page.id),
          },
          t("word.deleteNamed", { title }),
        ),
    ];
  },
});

/** Makes a page of the kind that the list is filtered by. */
function NewPage({ chosen }: { chosen: Chosen<"q" | "kind"> }) {
  const { t } = useLanguage(pageListTexts);
  const kind = chosen("kind");
  return (
    <Link to={href("/admin/pages/new") + (kind && `?kind=${kind}`)} className="button button-primary">
      <Plus aria-hidden="true" className="size-5" />
      {t("pages.new")}
    </Link>
  );
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;
