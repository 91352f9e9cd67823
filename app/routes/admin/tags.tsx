import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { listTagsForPanel } from "../../data/tags/admin-tags.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { tagPanelTexts } from "../../i18n/panel/tags.en.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import type { Route } from "./+types/tags";
import { screenMeta } from "./panel-meta.ts";
import { CreateForm } from "./tags/create-form.tsx";
import { TagList } from "./tags/tag-list.tsx";

export async function clientLoader() {
  return { loaded: await orNull(listTagsForPanel(accountDatabase())) };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, tagPanelTexts, "tags.title");
}

export default function TagsPage({ loaderData: { loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(tagPanelTexts);
  useFailureToast(loaded, t("tags.loadFailed"));
  // A failed reload must not remove a name that is being edited.
  const tags = useLastLoaded(loaded);
  return (
    <>
      <p className="pt-6">
        <Link to={href("/admin/blog")} className="text-link">
          {t("tags.back")}
        </Link>
      </p>
      <header className="pt-2 pb-8">
        <h1 className="text-title-2">{t("tags.title")}</h1>
        <p className="mt-2 max-w-2xl text-ink-soft">{t("tags.about")}</p>
      </header>
      <div className="grid max-w-4xl gap-6">
        <CreateForm tags={tags ?? []} />
        {!loaded && <LoadFailure text={t("tags.loadFailed")} />}
        {tags && <TagList tags={tags} />}
      </div>
    </>
  );
}
