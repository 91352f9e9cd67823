import { useRef } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import {
  deleteDownloadPage,
  type ListedDownloadPage,
  listDownloadPages,
} from "../../data/downloads/admin-downloads.ts";
import { undelete } from "../../data/trash/trash.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { downloadPanelTexts } from "../../i18n/panel/downloads.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import { useConfirmed } from "../../ui/panel/use-confirmed.tsx";
import type { Route } from "./+types/download-pages";
import { CreateForm } from "./download-pages/create-form.tsx";
import { PageList } from "./download-pages/page-list.tsx";
import { panelMeta } from "./panel-meta.ts";

export async function clientLoader() {
  return { pages: await orNull(listDownloadPages(accountDatabase())) };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.downloads");
}

export default function DownloadPagesPage({ loaderData: { pages } }: Route.ComponentProps) {
  const { t } = useLanguage(downloadPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useConfirmed<ListedDownloadPage>(
    ({ id, slug }) => ({
      title: t("downloads.sure"),
      text: t("downloads.sureText"),
      confirm: panel("panel.delete"),
      children: (
        <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{t("downloads.sureRequests", { slug })}</p>
      ),
      work: () => deleteDownloadPage(accountDatabase(), id),
      undo: () => undelete(accountDatabase(), id),
      done: t("downloads.deleted"),
      failed: t("downloads.deleteFailed"),
    }),
    heading,
  );
  return (
    <Screen title={t("downloads.title")} heading={heading} width="max-w-4xl">
      <CreateForm />
      <Loaded data={pages} failed={t("downloads.loadFailed")}>
        {(list) => <PageList pages={list} onDelete={ask} />}
      </Loaded>
      {dialog}
    </Screen>
  );
}
