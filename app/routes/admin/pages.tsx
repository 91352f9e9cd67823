import { Plus } from "lucide-react";
import { useRef } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { readListCursor } from "../../data/list-cursor.ts";
import { deletePage, type ListedPage, listPages } from "../../data/pages/admin-pages.ts";
import { pageQuery, readPageFilter } from "../../data/pages/page-filter.ts";
import { undelete } from "../../data/trash/trash.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { pageListTexts } from "../../i18n/panel/pages-list.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import { useConfirmed } from "../../ui/panel/use-confirmed.tsx";
import type { Route } from "./+types/pages";
import { FilterCard } from "./pages/filter-card.tsx";
import { PageList } from "./pages/page-list.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const filter = readPageFilter(address);
  const place = readListCursor(address);
  // Without a session, the login page follows.
  if (!isSessionStored()) return { filter, place, pages: null };
  return { filter, place, pages: await orNull(listPages(accountDatabase(), filter, place)) };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, pageListTexts, "pages.title");
}

export default function PagesPage({ loaderData: { filter, place, pages } }: Route.ComponentProps) {
  const { t } = useLanguage(pageListTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readPageFilter, pageQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useConfirmed<ListedPage>(
    ({ id, title }) => ({
      title: t("pages.sure"),
      text: t("pages.sureText"),
      confirm: panel("panel.delete"),
      children: <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{title ?? t("pages.untitled")}</p>,
      work: () => deletePage(accountDatabase(), id),
      undo: () => undelete(accountDatabase(), id),
      done: t("pages.deleted"),
      failed: t("pages.deleteFailed"),
    }),
    heading,
  );
  return (
    <Screen
      title={t("pages.title")}
      heading={heading}
      tools={
        <Link to={newPage(wanted.kind)} className="button button-primary">
          <Plus aria-hidden="true" className="size-5" />
          {t("pages.new")}
        </Link>
      }
    >
      <FilterCard filter={wanted} onChoose={choose} />
      <Loaded data={pages} failed={t("pages.loadFailed")}>
        {(list) => (
          <PageList page={list} filter={filter} place={place} isLoading={isLoading} onDelete={ask} />
        )}
      </Loaded>
      {dialog}
    </Screen>
  );
}

/** The screen that makes a page, of the kind that the list is filtered by. */
function newPage(kind: string | null): string {
  return href("/admin/pages/new") + (kind ? `?kind=${kind}` : "");
}
