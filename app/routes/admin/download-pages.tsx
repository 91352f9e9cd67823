import { useRef, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import {
  deleteDownloadPage,
  type ListedDownloadPage,
  listDownloadPages,
} from "../../data/downloads/admin-downloads.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { downloadPanelTexts } from "../../i18n/panel/downloads.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import type { Route } from "./+types/download-pages";
import { CreateForm } from "./download-pages/create-form.tsx";
import { PageList } from "./download-pages/page-list.tsx";
import { panelMeta } from "./panel-meta.ts";

export async function clientLoader() {
  return { pages: await orNull(listDownloadPages(accountDatabase())) };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.downloads");
}

export default function DownloadPagesPage({ loaderData: { pages } }: Route.ComponentProps) {
  const { t } = useLanguage(downloadPanelTexts);
  const [chosen, setChosen] = useState<ListedDownloadPage | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  useFailureToast(pages, t("downloads.loadFailed"));
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="pt-6 pb-8 text-title-2 outline-none">
        {t("downloads.title")}
      </h1>
      <div className="grid max-w-4xl gap-6">
        <CreateForm />
        {pages ? (
          <PageList pages={pages} onDelete={setChosen} />
        ) : (
          <LoadFailure text={t("downloads.loadFailed")} />
        )}
      </div>
      {chosen && (
        <DeleteDialog
          page={chosen}
          onClose={() => setChosen(null)}
          // The button that opened the dialog was removed with its row.
          onDeleted={() => focusAfter(() => heading.current)}
        />
      )}
    </>
  );
}

type DeleteDialogProps = { page: ListedDownloadPage; onClose(): void; onDeleted(): void };

function DeleteDialog({ page, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLanguage(downloadPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();

  async function remove(): Promise<void> {
    const messages = { done: t("downloads.deleted"), failed: t("downloads.deleteFailed") };
    const isDeleted = await act(() => deleteDownloadPage(accountDatabase(), page.id), messages);
    onClose();
    if (isDeleted) onDeleted();
  }

  return (
    <ConfirmDialog
      title={t("downloads.sure")}
      text={t("downloads.sureText")}
      cancel={panel("panel.cancel")}
      confirm={panel("panel.delete")}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p className="mt-3 font-semibold [overflow-wrap:anywhere]">
        {t("downloads.sureRequests", { slug: page.slug })}
      </p>
    </ConfirmDialog>
  );
}
