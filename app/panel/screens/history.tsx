import { type ReactNode, Suspense, use, useMemo } from "react";
import { data, type LoaderFunctionArgs } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { compareForms } from "../../content/compare.ts";
import { describePart } from "../../content/describe-part.ts";
import type { Fields, FormOf } from "../../content/fields.ts";
import type { Kind, Part } from "../../content/kind.ts";
import { type GivenOpinion, listOpinions } from "../../data/articles/opinions.ts";
import { aboutSubject } from "../../data/versions/subject.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import type { PageMeta } from "../../ui/page-meta/page-meta.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import { type PartNames, usePartNames } from "../editing/use-part-names.ts";
import { ComparisonCard } from "../history/comparison-card.tsx";
import { findLive } from "../history/describe-version.ts";
import { FieldChanges } from "../history/field-changes.tsx";
import { loadHistory, type ReadComparison } from "../history/load-history.ts";
import { RestoreDialog } from "../history/restore-dialog.tsx";
import { useVersions } from "../history/use-versions.ts";
import { VersionList } from "../history/version-list.tsx";
import { WhoWrote } from "../history/who-wrote.tsx";
import { type PanelKind, panelKinds } from "../kinds.ts";
import { screenMeta } from "../kit/panel-meta.ts";

/** The history of what the address of the screen names. */
export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const id = params.id ?? aboutSubject.id;
  const found = Object.values(panelKinds).find(({ editor }) => pathname === `${editor(id)}/history`);
  if (!found) throw data(null, { status: 404 });
  return found.with(async (of) => {
    const [history, opinions] = await Promise.all([
      loadHistory(of.kind, of.versions(accountDatabase(), id), request.url),
      // The versions are there without what readers said of them.
      orNull(listOpinions(accountDatabase(), id)),
    ]);
    const shown = { of, id, editor: found.editor(id), history, opinions: opinions ?? [] };
    return { screen: <History key={pathname} {...shown} /> };
  });
}

export function meta({ matches }: { matches: PageMeta["matches"] }) {
  return screenMeta(matches, historyTexts, "word.history");
}

export default function HistoryPage({
  loaderData,
}: {
  loaderData: Awaited<ReturnType<typeof clientLoader>>;
}) {
  return loaderData.screen;
}

type HistoryProps<Of extends Fields> = {
  of: PanelKind<Of>;
  id: string;
  editor: string;
  history: Awaited<ReturnType<typeof loadHistory<Of>>>;
  opinions: readonly GivenOpinion[];
};

/** The versions of a document, to be compared and restored. */
function History<Of extends Fields>({ of, id, editor, history, opinions }: HistoryProps<Of>) {
  const { t } = useLanguage(historyTexts);
  const names = usePartNames(of.labels);
  const { kind, history: words } = of;
  const { present, part, chosen, comparison } = history;
  const source = of.versions(accountDatabase(), id);
  const versions = useVersions(part, source.list);
  const cardOf = { versions: versions.list, chosen };
  const titled = present && t("history.titleOf", { title: present.title ?? t("word.untitled") });
  return (
    <Screen
      title={words.title ? t(words.title) : (titled ?? t("word.history"))}
      back={{ to: editor, text: t(words.back) }}
    >
      <Loaded data={present} failed={t("word.notLoaded", { what: t("word.history") })}>
        {({ isLive }) =>
          versions.list.length === 0 ? (
            <p className="max-w-2xl text-ink-soft">{t(words.empty)}</p>
          ) : (
            <div className="grid items-start gap-6 min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <VersionList
                versions={versions}
                opinions={opinions}
                // What can't wait is live as it was saved.
                live={kind.isShown ? findLive(versions.list, isLive) : (versions.list[0] ?? null)}
                dialog={(restoring) => (
                  <RestoreDialog
                    {...restoring}
                    kind={kind}
                    source={source}
                    text={t(isLive ? words.restoreLive : words.restoreDraft)}
                    editor={editor}
                  />
                )}
              />
              <Suspense fallback={<ComparisonCard {...cardOf} read="loading" />}>
                <Resolved promise={comparison}>
                  {(read) => (
                    <div className="grid min-w-0 gap-6">
                      <ComparisonCard {...cardOf} read={read}>
                        {read && (
                          <VersionComparison kind={kind} read={read} names={names} whole={t(words.whole)} />
                        )}
                      </ComparisonCard>
                      {read?.after && (
                        <WhoWrote
                          key={read.after.number}
                          {...{ kind, source, names }}
                          number={read.after.number}
                        />
                      )}
                    </div>
                  )}
                </Resolved>
              </Suspense>
            </div>
          )
        }
      </Loaded>
    </Screen>
  );
}

/** Renders what a promise gave, suspended until then. The router's `Await` would be in the script of every page. */
function Resolved<Value>({
  promise,
  children,
}: {
  promise: Promise<Value>;
  children(value: Value): ReactNode;
}) {
  return children(use(promise));
}

type VersionComparisonProps<Of extends Fields> = {
  kind: Kind<Of>;
  read: ReadComparison<FormOf<Of>>;
  names: PartNames;
  /** The name of what has no language. */
  whole: string;
};

/** What changed in a document as a whole, and in each of its languages. */
function VersionComparison<Of extends Fields>({ kind, read, names, whole }: VersionComparisonProps<Of>) {
  const { language, t } = useLanguage(historyTexts);
  const { before, after, names: titles } = read;
  const changes = useMemo(
    () =>
      before &&
      after &&
      compareForms(kind, before.form, after.form, {
        language,
        link: (of, id) => titles.get(id) ?? t(of === "tag" ? "history.goneTag" : "history.unknownArticle"),
        flag: (field, isOn) =>
          field === kind.isShown
            ? t(isOn ? "word.published" : "word.draft")
            : t(isOn ? "history.shown" : "word.hidden"),
      }),
    [kind, before, after, titles, language, t],
  );
  if (!changes) return null;
  const nameOf = (part: Part) => describePart(kind, part, names);
  const parts = [
    { name: whole, changes: changes.general, language: undefined },
    { name: t("word.nl"), changes: changes.nl, language: "nl" },
    { name: t("word.en"), changes: changes.en, language: "en" },
  ].filter(({ changes }) => changes.length > 0);
  return (
    <>
      {[before, after].map(
        (version) =>
          version &&
          version.unreadable.length > 0 && (
            <p
              key={version.number}
              role="note"
              className="mb-4 rounded-small bg-warning-soft px-4 py-3 text-small text-warning"
            >
              {t("history.unreadable", {
                number: version.number,
                fields: version.unreadable.map(nameOf).join(", "),
              })}
            </p>
          ),
      )}
      {parts.length === 0 && <p className="text-ink-soft">{t("history.same")}</p>}
      {parts.length > 0 && (
        <div className="grid gap-8">
          <p className="text-ink-soft text-small">{t("history.legend")}</p>
          {parts.map(({ name, changes, language }) => (
            <section key={name} aria-label={name} className="min-w-0">
              <h3 className="border-line border-b pb-2 text-title-4">{name}</h3>
              <FieldChanges changes={changes} language={language} nameOf={nameOf} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}
