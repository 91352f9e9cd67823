import { accountDatabase } from "../../account/account-database.ts";
import { listTrash } from "../../data/trash/trash.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { trashTexts } from "../../i18n/panel/trash.en.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/trash";
import { screenMeta } from "./panel-meta.ts";
import { TrashList } from "./trash/trash-list.tsx";

export async function clientLoader() {
  return { items: await orNull(listTrash(accountDatabase())) };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, trashTexts, "trash.title");
}

/** What was deleted, to be restored. */
export default function TrashPage({ loaderData: { items } }: Route.ComponentProps) {
  const { t } = useLanguage(trashTexts);
  return (
    <Screen title={t("trash.title")} about={t("trash.about")} width="max-w-4xl">
      <Loaded data={items} failed={t("trash.loadFailed")}>
        {(list) => <TrashList items={list} />}
      </Loaded>
    </Screen>
  );
}
