import { useRef } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { ListCursor } from "../../../data/list-cursor.ts";
import {
  deleteRedirect,
  type ListedRedirect,
  type RedirectPage,
} from "../../../data/redirects/admin-redirects.ts";
import {
  type RedirectFilter,
  readRedirectFilter,
  redirectQuery,
} from "../../../data/redirects/redirect-filter.ts";
import { undelete } from "../../../data/trash/trash.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { Card, FilterBar } from "../../../ui/panel/card.tsx";
import { FilterSearch } from "../../../ui/panel/filter-search.tsx";
import { useChosenFilter } from "../../../ui/panel/hooks/use-chosen-filter.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";
import type { Draft } from "./redirect-dialog.tsx";
import { RedirectRow } from "./redirect-row.tsx";

type RedirectListProps = {
  page: RedirectPage;
  filter: RedirectFilter;
  place: ListCursor | null;
  onEdit(draft: Draft): void;
};

/** A page of redirects, searched. */
export function RedirectList({ page, filter, place, onEdit }: RedirectListProps) {
  const { t } = useLanguage(addressTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readRedirectFilter, redirectQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useConfirmed<ListedRedirect>(
    ({ id, path }) => ({
      title: t("addresses.deleteSure"),
      text: t("addresses.deleteSureText"),
      confirm: t("addresses.delete"),
      children: <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{path}</p>,
      work: () => deleteRedirect(accountDatabase(), id),
      undo: () => undelete(accountDatabase(), id),
      done: t("addresses.deleted"),
      failed: t("addresses.deleteFailed"),
    }),
    heading,
  );
  return (
    <Card title={t("addresses.list")} heading={heading}>
      <FilterBar label={t("addresses.filter")} columns="mt-4 sm:grid-cols-2">
        <FilterSearch
          label={t("addresses.searchLabel")}
          hint={t("addresses.search")}
          maxLength={200}
          search={wanted.search}
          onSearch={(search) => choose({ search })}
          className=""
        />
      </FilterBar>
      {page.rows.length === 0 && (
        <p className="mt-4">{t(filter.search ? "addresses.noMatch" : "addresses.none")}</p>
      )}
      <ul
        aria-busy={isLoading}
        className={`mt-2 divide-y divide-line transition-opacity empty:hidden ${isLoading ? "opacity-60" : ""}`}
      >
        {page.rows.map((redirect) => (
          <RedirectRow
            key={redirect.id}
            redirect={redirect}
            onEdit={() => onEdit(draftOf(redirect))}
            onDelete={() => ask(redirect)}
          />
        ))}
      </ul>
      <PageLinks<ListCursor | "newest">
        label={t("addresses.pages")}
        page={{ newer: place && "newest", older: page.older }}
        queryOf={(beyond) => redirectQuery(filter, beyond === "newest" ? null : beyond)}
        texts={{ newer: t("addresses.newest"), older: t("addresses.older") }}
      />
      {dialog}
    </Card>
  );
}

function draftOf({ id, path, target, note }: ListedRedirect): Draft {
  return { id, from: path, to: target ?? "", isGone: target === null, note };
}
