import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { listTagsForPanel } from "../../data/tags/admin-tags.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { tagPanelTexts } from "../../i18n/panel/tags.en.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/tags";
import { screenMeta } from "./panel-meta.ts";
import { CreateForm } from "./tags/create-form.tsx";
import { TagList } from "./tags/tag-list.tsx";

export async function clientLoader() {
  return { loaded: await orNull(listTagsForPanel(accountDatabase())) };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, tagPanelTexts, "tags.title");
}

export default function TagsPage({ loaderData: { loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(tagPanelTexts);
  // A failed reload must not remove a name that is being edited.
  const tags = useLastLoaded(loaded);
  return (
    <Screen
      title={t("tags.title")}
      about={t("tags.about")}
      back={{ to: href("/admin/blog"), text: t("tags.back") }}
      width="max-w-4xl"
    >
      <CreateForm tags={tags ?? []} />
      <Loaded data={loaded} failed={t("tags.loadFailed")}>
        {() => null}
      </Loaded>
      {tags && <TagList tags={tags} />}
    </Screen>
  );
}
