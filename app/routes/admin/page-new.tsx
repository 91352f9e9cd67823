import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { pageKinds } from "../../content/page-kinds.ts";
import { listPageNames } from "../../data/pages/admin-pages.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { pageListTexts } from "../../i18n/panel/pages-list.en.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/page-new";
import { NewPageForm } from "./page-new/new-page-form.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("kind");
  const kind = pageKinds.find((one) => one === wanted) ?? null;
  // Without the list nothing can be copied; a page can be made all the same.
  const pages = isSessionStored() ? await orNull(listPageNames(accountDatabase())) : null;
  return { kind, pages: pages ?? [] };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, pageListTexts, "pages.new");
}

export default function NewPagePage({ loaderData: { kind, pages } }: Route.ComponentProps) {
  const { t } = useLanguage(pageListTexts);
  return (
    <Screen
      title={t("pages.new")}
      about={t("pages.createAbout")}
      back={{ to: href("/admin/pages"), text: t("pages.back") }}
      width="max-w-3xl"
    >
      <NewPageForm initial={kind} pages={pages} />
    </Screen>
  );
}
