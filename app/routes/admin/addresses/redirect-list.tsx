import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type ListCursor, listQuery } from "../../../data/list-cursor.ts";
import {
  deleteRedirect,
  type ListedRedirect,
  type RedirectPage,
} from "../../../data/redirects/admin-redirects.ts";
import { undelete } from "../../../data/trash/trash.ts";
import { formatDate, formatNumber, formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language, Translate } from "../../../i18n/language-texts.ts";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { Filter, readValues, type Values } from "../../../panel/kit/list-filter.tsx";
import { deletion, Rows, type ShownRow } from "../../../panel/kit/rows.tsx";
import { Card } from "../../../ui/panel/card.tsx";
import { useChosenFilter } from "../../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { Badge } from "../../../ui/panel/status-badge.tsx";
import type { Draft } from "./redirect-dialog.tsx";
import { tryRedirect } from "./try-redirect.ts";

type T = Translate<keyof typeof addressTexts.nl>;

const fields = [{ name: "q", label: "addresses.searchLabel", hint: "addresses.search" }] as const;

/** The filter of an address. */
export const readRedirectValues = (address: URLSearchParams) => readValues(fields, address);

type RedirectListProps = {
  page: RedirectPage;
  values: Values;
  place: ListCursor | null;
  onEdit(draft: Draft): void;
};

/** A page of redirects, searched; each can be tested, edited and deleted. */
export function RedirectList({ page, values, place, onEdit }: RedirectListProps) {
  const { language, t } = useLanguage(addressTexts);
  const query = (chosen: Values) => listQuery(chosen, null);
  const { filter, choose, isLoading } = useChosenFilter(values, readRedirectValues, query);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What the tests found, by the redirect's id. */
  const [findings, setFindings] = useState<Readonly<Record<string, string>>>({});

  async function test(redirect: ListedRedirect): Promise<void> {
    const found = await orNull(tryRedirect(redirect));
    const finding = found ? t(found.key, found.values) : t("addresses.test.failed");
    setFindings((before) => ({ ...before, [redirect.id]: finding }));
  }

  return (
    <Card title={t("addresses.list")} heading={heading}>
      <div className="mt-4">
        <Filter
          label={t("addresses.filter")}
          fields={fields}
          choices={[]}
          values={filter}
          t={t}
          onChoose={choose}
        />
      </div>
      {page.rows.length === 0 && (
        <p className="mt-4">{t(values.q ? "addresses.noMatch" : "addresses.none")}</p>
      )}
      <Rows
        isInCard
        isLoading={isLoading}
        heading="h3"
        left={heading}
        rows={page.rows}
        shown={(redirect) => ({
          ...shownRedirect(redirect, t, language),
          more: (
            <p role="status" className="text-small">
              {findings[redirect.id]}
            </p>
          ),
        })}
        actions={(redirect) => [
          { text: t("addresses.test"), press: () => void test(redirect) },
          { text: t("addresses.change"), icon: Pencil, press: () => onEdit(draftOf(redirect)) },
          deletion(t("addresses.delete"), redirect.path, {
            title: t("addresses.deleteSure"),
            text: t("addresses.deleteSureText"),
            confirm: t("addresses.delete"),
            change: (db) => deleteRedirect(db, redirect.id),
            undo: () => undelete(accountDatabase(), redirect.id),
            done: t("addresses.deleted"),
            failed: t("addresses.deleteFailed"),
          }),
        ]}
      />
      <PageLinks<ListCursor | "newest">
        label={t("addresses.pages")}
        page={{ newer: place && "newest", older: page.older }}
        queryOf={(beyond) => listQuery(values, beyond === "newest" ? null : beyond)}
        texts={{ newer: t("addresses.newest"), older: t("addresses.older") }}
      />
    </Card>
  );
}

function shownRedirect(redirect: ListedRedirect, t: T, language: Language): ShownRow {
  const { path, target, isShadowed, hits, lastHitAt, person, createdAt, note } = redirect;
  const used = { count: formatNumber(hits, language), time: formatTime(lastHitAt ?? "", language) };
  const made = { person: person ?? t("addresses.server"), day: formatDate(createdAt, language) };
  const isGone = target === null;
  return {
    title: path,
    badges: [
      <Badge key="kind" tone={isGone ? "quiet" : "info"}>
        {t(isGone ? "addresses.gone" : "addresses.moved")}
      </Badge>,
      isShadowed && (
        <Badge key="shadowed" tone="warning">
          {t("addresses.shadowed")}
        </Badge>
      ),
    ],
    lines: [
      !isGone && (
        <>
          <span aria-hidden="true">→ </span>
          <span className="sr-only">{t("addresses.leadsTo")} </span>
          {target}
        </>
      ),
    ],
    facts: [
      hits === 0 ? t("addresses.never") : t(hits === 1 ? "addresses.hit" : "addresses.hits", used),
      t("addresses.made", made),
      note,
    ],
  };
}

function draftOf({ id, path, target, note }: ListedRedirect): Draft {
  return { id, from: path, to: target ?? "", isGone: target === null, note };
}
