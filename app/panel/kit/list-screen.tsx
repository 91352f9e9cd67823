import { type ComponentType, type ReactNode, type RefObject, useId } from "react";
import { Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { hasRight, type Right } from "../../account/rights.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { useAuth } from "../../account/use-auth.ts";
import type { Database } from "../../data/database.ts";
import {
  type ForwardPage,
  type ListCursor,
  type ListPage,
  listQuery,
  type NumberedPage,
  readListCursor,
  readPageNumber,
} from "../../data/list-cursor.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language, Texts, Translate } from "../../i18n/language-texts.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import type { PageMeta } from "../../ui/page-meta/page-meta.ts";
import { EmptyState } from "../../ui/panel/empty-state.tsx";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { usePageFocus } from "../../ui/panel/hooks/use-page-focus.ts";
import { PageLinks } from "../../ui/panel/page-links.tsx";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import {
  type Chosen,
  Filter,
  type FilterField,
  loadChoices,
  readValues,
  type Values,
} from "./list-filter.tsx";
import { screenMeta } from "./panel-meta.ts";
import { type RowAction, Rows, type ShownRow } from "./rows.tsx";

/** What the words of a screen depend on. */
export type Words<Key extends string> = {
  t: Translate<Key>;
  panel: Translate<keyof typeof panelTexts.en>;
  language: Language;
  may(right: Right): boolean;
  /** Of who reads it. */
  userId: string | null;
};

/** All rows, or a page of them. */
type Listed<Row> = readonly Row[] | ListPage<Row> | ForwardPage<Row> | NumberedPage<Row>;

/** What a list shows, and the places of its neighbours: cursors, or numbers of pages. */
type Shown<Row> = {
  rows: readonly Row[];
  newer: ListCursor | "newest" | number | null;
  older: ListCursor | number | null;
  /** Of a list whose pages have numbers. */
  numbered: Omit<NumberedPage<Row>, "rows"> | null;
};

/** What a screen says: a sentence, or a title with one below it. */
type Note<Key extends string> = Key | readonly [title: Key, text: Key];

/** A screen that shows a list, declared. `More` is what is loaded beside the rows. */
type ListScreen<Row extends { id: string }, Key extends string, Name extends string, More> = {
  title: Key;
  about?: Key | ComponentType;
  /** The screen that this one belongs to. */
  back?: { to: string; text: Key };
  width: `max-w-${string}`;
  /** Where the screen does not work: why, in place of all. */
  instead?(): Key | null;
  /** Beside the title. */
  tools?(given: { chosen: Chosen<NoInfer<Name>>; more: NoInfer<More> | null }): ReactNode;
  /** Stands above the list, such as a form that adds to it; empty is a list that has nothing without a filter either. */
  above?(more: NoInfer<More> | null, isEmpty: boolean): ReactNode;
  below?(more: NoInfer<More> | null): ReactNode;
  filter?: readonly FilterField<Key, Name>[];
  /** The heading of the list, where the screen has other parts too. */
  heading?: Key;
  /** Throws when it fails. */
  load(db: Database, chosen: Chosen<Name>, cursor: ListCursor | null, page: number): Promise<Listed<Row>>;
  /** For the parts beside the list, and what is found. */
  loadMore?(db: Database, chosen: Chosen<Name>): Promise<More>;
  /** Why there is no list; by default that it was not loaded. */
  failed?: Key;
  none: Note<Key>;
  /** Nothing matches the filter. */
  noMatch?: Note<Key> | ((chosen: Chosen<NoInfer<Name>>) => Note<Key>);
  /** Where the first row is made. */
  first?: { to: string; text: Key };
  /** How many there are, in words; `count` is that of a list whose pages have numbers. */
  found?(given: { more: NoInfer<More> | null; count: number }, words: Words<Key>): string;
} & (
  | {
      row(row: Row, words: Words<Key>, address: URLSearchParams): ShownRow;
      actions?(row: Row, words: Words<Key>): readonly (RowAction | false)[];
    }
  /** Draws the rows as something else than a list. */
  | { draw(rows: readonly Row[], address: URLSearchParams, isLoading: boolean): ReactNode }
);

/** The parts of a route module: its loader, its title, and its component. */
export function listScreen<
  Row extends { id: string },
  Key extends string,
  Name extends string = never,
  More = unknown,
>(screen: { texts: Texts<Key> } & ListScreen<Row, NoInfer<Key>, Name, More>) {
  const fields = screen.filter ?? [];
  const read = (address: URLSearchParams) => readValues(fields, address);

  function unmatched(chosen: Chosen<Name>): Note<Key> {
    const { noMatch = screen.none } = screen;
    return typeof noMatch === "function" ? noMatch(chosen) : noMatch;
  }

  async function clientLoader({ request }: { request: Request }) {
    const address = new URL(request.url).searchParams;
    const [values, cursor, page] = [read(address), readListCursor(address), readPageNumber(address)];
    const place = cursor ?? page;
    // Without a session, the login page follows.
    if (!isSessionStored() || screen.instead?.())
      return { address, values, place, choices: [], loaded: null };
    const db = accountDatabase();
    const chosen = chosenOf(values);
    const [loaded, choices] = await Promise.all([
      orNull(
        Promise.all([screen.load(db, chosen, cursor, page), screen.loadMore?.(db, chosen) ?? null]).then(
          ([list, more]) => ({ list: shownOf(list), more }),
        ),
      ),
      loadChoices(fields, db),
    ]);
    return { address, values, place, choices, loaded };
  }

  type Loader = Awaited<ReturnType<typeof clientLoader>>;

  function ListPage({ loaderData: { address, values, place, choices, loaded } }: { loaderData: Loader }) {
    const { t, language } = useLanguage(screen.texts);
    const auth = useAuth();
    const { t: panel } = useLanguage(panelTexts);
    const words: Words<Key> = {
      t,
      panel,
      language,
      may: (right) => hasRight(auth, right),
      userId: auth.user?.id ?? null,
    };
    const { filter, choose, isLoading } = useChosenFilter<Values>(values, read, queryOf);
    const beginning = usePageFocus<HTMLElement>(place, queryOf(values));
    const { about: About, back, first } = screen;
    const more = useLastLoaded<More>(loaded?.more ?? null);
    const instead = screen.instead?.() ?? null;
    const isFiltered = Object.values(values).some(Boolean);
    const isEmpty = loaded?.list.rows.length === 0 && !isFiltered && place === 1;
    return (
      <Screen
        title={t(screen.title)}
        width={screen.width}
        about={typeof About === "string" ? t(About) : About && <About />}
        {...(back && { back: { to: back.to, text: t(back.text) } })}
        tools={screen.tools?.({ chosen: chosenOf(filter), more })}
      >
        {instead === null ? (
          <>
            {screen.above?.(more, isEmpty)}
            {fields.length > 0 && !isEmpty && (
              <Filter
                label={t(screen.title)}
                fields={fields}
                choices={choices}
                values={filter}
                t={t}
                onChoose={choose}
              />
            )}
            <Loaded
              data={loaded?.list ?? null}
              failed={screen.failed ? t(screen.failed) : panel("word.notLoaded", { what: t(screen.title) })}
            >
              {(page) => (
                <List
                  beginning={beginning}
                  name={t(screen.heading ?? screen.title)}
                  hasHeading={screen.heading !== undefined}
                  found={
                    screen.found &&
                    [screen.found({ more, count: page.numbered?.count ?? 0 }, words), pageText(page, panel)]
                      .filter(Boolean)
                      .join(". ")
                  }
                >
                  {page.rows.length === 0 && (
                    <EmptyState {...noteOf(isFiltered ? unmatched(chosenOf(values)) : screen.none, t)}>
                      {first && (
                        <Link to={first.to} className="button button-primary mt-6">
                          {t(first.text)}
                        </Link>
                      )}
                    </EmptyState>
                  )}
                  {"draw" in screen ? (
                    screen.draw(page.rows, address, isLoading)
                  ) : (
                    <Rows
                      rows={page.rows}
                      shown={(row) => screen.row(row, words, address)}
                      actions={(row) => screen.actions?.(row, words) ?? []}
                      isLoading={isLoading}
                      heading={screen.heading === undefined ? "h2" : "h3"}
                      left={beginning}
                    />
                  )}
                  <PageLinks
                    label={t(screen.title)}
                    page={page}
                    queryOf={(beyond: ListCursor | "newest" | number) => placeQuery(values, beyond)}
                    {...(page.numbered && {
                      texts: { newer: panel("panel.previousPage"), older: panel("panel.nextPage") },
                    })}
                  />
                </List>
              )}
            </Loaded>
            {screen.below?.(more)}
          </>
        ) : (
          <p>{t(instead)}</p>
        )}
      </Screen>
    );
  }

  const meta = ({ matches }: { matches: PageMeta["matches"] }) =>
    screenMeta(matches, screen.texts, screen.title);
  return { clientLoader, meta, ListPage };
}

function chosenOf(values: Values): Chosen<string> {
  return (name) => values[name] ?? "";
}

function queryOf(values: Values): string {
  return listQuery(values, null);
}

function placeQuery(values: Values, place: ListCursor | "newest" | number): string {
  if (place === "newest") return queryOf(values);
  if (typeof place !== "number") return listQuery(values, place);
  return listQuery({ ...values, page: place > 1 ? String(place) : null }, null);
}

function shownOf<Row>(list: Listed<Row>): Shown<Row> {
  if (!("rows" in list)) return { rows: list, newer: null, older: null, numbered: null };
  if (!("pages" in list)) return { ...list, numbered: null };
  const { rows, ...numbered } = list;
  const { page, pages } = numbered;
  return { rows, newer: page > 1 ? page - 1 : null, older: page < pages ? page + 1 : null, numbered };
}

function pageText({ numbered }: Shown<unknown>, panel: Words<string>["panel"]): string | null {
  if (!numbered || numbered.pages < 2) return null;
  return panel("panel.pageOfPages", { page: numbered.page, pages: numbered.pages });
}

function noteOf<Key extends string>(note: Note<Key>, t: Translate<Key>): { title?: string; text: string } {
  return typeof note === "string" ? { text: t(note) } : { title: t(note[0]), text: t(note[1]) };
}

type ListProps = {
  beginning: RefObject<HTMLElement | null>;
  name: string;
  hasHeading: boolean;
  found: string | undefined;
  children: ReactNode;
};

/** The part of a screen that is the list; the focus goes to its beginning. */
function List({ beginning, name, hasHeading, found, children }: ListProps) {
  const id = useId();
  return (
    <section
      ref={beginning}
      tabIndex={-1}
      {...(hasHeading ? { "aria-labelledby": id } : { "aria-label": name })}
      className="grid min-w-0 gap-4 outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 empty:hidden">
        {hasHeading && (
          <h2 id={id} className="text-title-4">
            {name}
          </h2>
        )}
        {found !== undefined && (
          <p role="status" className="text-ink-soft text-small tabular-nums">
            {found}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
