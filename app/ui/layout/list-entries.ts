import { href, useRouteLoaderData } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import type { loader as rootLoader } from "../../root.tsx";

/** The entries of the cases and the services for menu and footer, of those that have something to show. */
export function useListEntries(): { to: string; text: string }[] {
  const { t } = useLanguage();
  const lists = useRouteLoaderData<typeof rootLoader>("root")?.lists ?? [];
  return [
    { to: href("/cases"), text: t("navigation.cases") },
    { to: href("/services"), text: t("navigation.services") },
  ].filter(({ to }) => lists.includes(to));
}
