import { href } from "react-router";
import { hasRight } from "../../../account/rights.ts";
import { useAuth } from "../../../account/use-auth.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accessTokenTexts } from "../../../i18n/panel/access-tokens.en.ts";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { auditPanelTexts } from "../../../i18n/panel/audit-log.en.ts";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { pageListTexts } from "../../../i18n/panel/pages-list.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { rightOfScreen, sidebarEntries } from "../layout/sidebar-entries.ts";
import type { FoundItem } from "./search-panel.ts";

/** The screens of the panel whose name has a text in it and that the role may use; in the order of the sidebar. */
export function useScreens(query: string): FoundItem[] {
  const { t } = useLanguage(panelTexts);
  const { t: pages } = useLanguage(pageListTexts);
  const { t: tags } = useLanguage(tagPanelTexts);
  const { t: audit } = useLanguage(auditPanelTexts);
  const { t: webhooks } = useLanguage(webhookTexts);
  const { t: addresses } = useLanguage(addressTexts);
  const { t: moving } = useLanguage(importTexts);
  const { t: tokens } = useLanguage(accessTokenTexts);
  const screens = [
    ...sidebarEntries.map(({ to, label, about }) => ({ to, title: t(label), about: t(about) })),
    { to: href("/admin/blog-editor"), title: t("blog.new"), about: "" },
    { to: href("/admin/pages/new"), title: pages("pages.new"), about: pages("pages.title") },
    { to: href("/admin/tags"), title: tags("tags.title"), about: "" },
    { to: href("/admin/settings"), title: t("settings.title"), about: "" },
    { to: `${href("/admin/settings")}#language`, title: t("settings.language"), about: t("settings.mine") },
    { to: `${href("/admin/settings")}#password`, title: t("settings.password"), about: t("settings.mine") },
    {
      to: href("/admin/settings/addresses"),
      title: addresses("addresses.title"),
      about: t("settings.site"),
    },
    { to: href("/admin/settings/audit-log"), title: audit("audit.title"), about: t("settings.site") },
    { to: href("/admin/settings/import"), title: moving("import.title"), about: t("settings.site") },
    { to: href("/admin/settings/webhooks"), title: webhooks("webhooks.title"), about: t("settings.site") },
    { to: href("/admin/settings/tokens"), title: tokens("tokens.title"), about: t("settings.mine") },
  ];
  const auth = useAuth();
  const wanted = query.toLowerCase();
  return screens.filter(
    ({ to, title, about }) =>
      hasRight(auth, rightOfScreen(to)) && `${title}\n${about}`.toLowerCase().includes(wanted),
  );
}
