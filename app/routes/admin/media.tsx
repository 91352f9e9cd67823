import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { listMedia } from "../../data/media/admin-media.ts";
import { mediaQuery, readMediaFilter, readMediaPage } from "../../data/media/media-filter.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import type { Route } from "./+types/media";
import { LeaveGuard } from "./editing/leave-guard.tsx";
import { FilterCard } from "./media/filter-card.tsx";
import { MediaGrid } from "./media/media-grid.tsx";
import { UnusedDialog } from "./media/unused-dialog.tsx";
import { UploadArea } from "./media/upload-area.tsx";
import { panelMeta } from "./panel-meta.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const filter = readMediaFilter(address);
  return { filter, loaded: await orNull(listMedia(accountDatabase(), filter, readMediaPage(address))) };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.media");
}

export default function MediaPage({ loaderData: { filter, loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readMediaFilter, mediaQuery);
  const { revalidate } = useRevalidator();
  useFailureToast(loaded, t("media.loadFailed"));
  const mayClean = useRight("publish");
  const [isCleaning, setCleaning] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <>
      <header className="flex max-w-7xl flex-wrap items-end justify-between gap-4 pt-6 pb-8">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-title-2 outline-none">
            {t("media.title")}
          </h1>
          <p className="mt-2 max-w-2xl text-ink-soft">{t("media.about")}</p>
        </div>
        {mayClean && (
          <button type="button" onClick={() => setCleaning(true)} className={`${barButton} button-quiet`}>
            {t("media.deleteUnused")}
          </button>
        )}
      </header>
      <div className="grid max-w-7xl gap-6">
        <UploadArea accept="both" isMultiple isPageWide onDone={() => void revalidate()} />
        <FilterCard filter={wanted} onChoose={choose} />
        {loaded ? (
          <MediaGrid list={loaded} filter={filter} isLoading={isLoading} />
        ) : (
          <LoadFailure text={t("media.loadFailed")} />
        )}
      </div>
      {isCleaning && <UnusedDialog onClose={() => setCleaning(false)} />}
      <LeaveGuard isDirty={false} />
    </>
  );
}
