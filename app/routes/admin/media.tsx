import { useState } from "react";
import { useRevalidator } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { listMedia } from "../../data/media/admin-media.ts";
import { mediaQuery, readMediaFilter, readMediaPage } from "../../data/media/media-filter.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
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

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.media");
}

export default function MediaPage({ loaderData: { filter, loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readMediaFilter, mediaQuery);
  const { revalidate } = useRevalidator();
  const mayClean = useRight("publish");
  const [isCleaning, setCleaning] = useState(false);

  return (
    <Screen
      title={t("media.title")}
      about={t("media.about")}
      tools={
        mayClean && (
          <button type="button" onClick={() => setCleaning(true)} className={`${barButton} button-quiet`}>
            {t("media.deleteUnused")}
          </button>
        )
      }
      width="max-w-7xl"
    >
      <UploadArea accept="both" isMultiple isPageWide onDone={() => void revalidate()} />
      <FilterCard filter={wanted} onChoose={choose} />
      <Loaded data={loaded} failed={t("media.loadFailed")}>
        {(list) => <MediaGrid list={list} filter={filter} isLoading={isLoading} />}
      </Loaded>
      {isCleaning && <UnusedDialog onClose={() => setCleaning(false)} />}
      <LeaveGuard isDirty={false} />
    </Screen>
  );
}
