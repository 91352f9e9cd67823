import { type ReactNode, Suspense, use } from "react";
import { data, type LoaderFunctionArgs } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import type { Fields } from "../../content/fields.ts";
import { type GivenOpinion, listOpinions } from "../../data/articles/opinions.ts";
import { aboutSubject } from "../../data/versions/subject.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import type { PageMeta } from "../../ui/page-meta/page-meta.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import { usePartNames } from "../editing/use-part-names.ts";
import { ComparisonCard } from "../history/comparison-card.tsx";
import { findLive } from "../history/describe-version.ts";
import { loadHistory } from "../history/load-history.ts";
import { RestoreDialog } from "../history/restore-dialog.tsx";
import { useVersions } from "../history/use-versions.ts";
import { VersionComparison } from "../history/version-comparison.tsx";
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
  return screenMeta(matches, historyTexts, "history.title");
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
  const { t: panel } = useLanguage(panelTexts);
  const names = usePartNames(of.labels);
  const { kind, history: words } = of;
  const { present, part, chosen, comparison } = history;
  const source = of.versions(accountDatabase(), id);
  const versions = useVersions(part, source.list);
  const cardOf = { versions: versions.list, chosen };
  const titled = present && t("history.titleOf", { title: present.title ?? panel("blog.untitled") });
  return (
    <Screen
      title={words.title ? t(words.title) : (titled ?? t("history.title"))}
      back={{ to: editor, text: t(words.back) }}
    >
      <Loaded data={present} failed={t("history.loadFailed")}>
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
