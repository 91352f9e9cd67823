import { accountDatabase } from "../../account/account-database.ts";
import { readListCursor } from "../../data/list-cursor.ts";
import { listTrash } from "../../data/trash/trash.ts";
import { readTrashFilter, trashQuery } from "../../data/trash/trash-filter.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { trashTexts } from "../../i18n/panel/trash.en.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useTrashKeptDays } from "../../ui/panel/hooks/use-trash-kept-days.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/trash";
import { screenMeta } from "./panel-meta.ts";
import { FilterCard } from "./trash/filter-card.tsx";
import { TrashList } from "./trash/trash-list.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const filter = readTrashFilter(address);
  const place = readListCursor(address);
  return { filter, place, items: await orNull(listTrash(accountDatabase(), filter, place)) };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, trashTexts, "trash.title");
}

/** What was deleted, to be restored. */
export default function TrashPage({ loaderData: { filter, place, items } }: Route.ComponentProps) {
  const { t } = useLanguage(trashTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readTrashFilter, trashQuery);
  const days = useTrashKeptDays();
  const kept = days === null ? "" : ` ${t(days === 1 ? "trash.keptDay" : "trash.keptDays", { days })}`;
  return (
    <Screen title={t("trash.title")} about={t("trash.about") + kept} width="max-w-4xl">
      <FilterCard filter={wanted} onChoose={choose} />
      <Loaded data={items} failed={t("trash.loadFailed")}>
        {(page) => <TrashList page={page} filter={filter} place={place} isLoading={isLoading} />}
      </Loaded>
    </Screen>
  );
}
