import { data, type LoaderFunctionArgs } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import type { Fields } from "../../content/fields.ts";
import { aboutSubject } from "../../data/versions/subject.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import type { PageMeta } from "../../ui/page-meta/page-meta.ts";
import { usePartNames } from "../editing/use-part-names.ts";
import { HistoryScreen } from "../history/history-screen.tsx";
import { loadHistory } from "../history/load-history.ts";
import { RestoreDialog } from "../history/restore-dialog.tsx";
import { type PanelKind, panelKinds } from "../kinds.ts";
import { screenMeta } from "../kit/panel-meta.ts";

/** The history of what the address of the screen names. */
export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const id = params.id ?? aboutSubject.id;
  const found = Object.values(panelKinds).find(({ editor }) => pathname === `${editor(id)}/history`);
  if (!found) throw data(null, { status: 404 });
  return found.with(async (of) => {
    const history = await loadHistory(of.kind, of.versions(accountDatabase(), id), request.url);
    return { screen: <History key={pathname} of={of} id={id} editor={found.editor(id)} history={history} /> };
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
};

function History<Of extends Fields>({ of, id, editor, history }: HistoryProps<Of>) {
  const { t } = useLanguage(historyTexts);
  const { t: panel } = useLanguage(panelTexts);
  const source = of.versions(accountDatabase(), id);
  const { present } = history;
  const words = of.history;
  const titled = present && t("history.titleOf", { title: present.title ?? panel("blog.untitled") });
  return (
    <HistoryScreen
      kind={of.kind}
      source={source}
      history={history}
      names={usePartNames(of.labels)}
      title={words.title ? t(words.title) : (titled ?? t("history.title"))}
      whole={t(words.whole)}
      back={{ to: editor, text: t(words.back) }}
      empty={t(words.empty)}
      dialog={(restoring) => (
        <RestoreDialog
          {...restoring}
          kind={of.kind}
          source={source}
          text={t(present?.isLive ? words.restoreLive : words.restoreDraft)}
          editor={editor}
        />
      )}
    />
  );
}
