import { href } from "react-router";
import { hasRight } from "../../../account/rights.ts";
import { useAuth } from "../../../account/use-auth.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { auditPanelTexts } from "../../../i18n/panel/audit-log.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { rightOfScreen, sidebarEntries } from "../layout/sidebar-entries.ts";
import type { FoundItem } from "./search-panel.ts";

/** The screens of the panel whose name has a text in it and that the role may use; in the order of the sidebar. */
export function useScreens(query: string): FoundItem[] {
  const { t } = useLanguage(panelTexts);
  const { t: tags } = useLanguage(tagPanelTexts);
  const { t: audit } = useLanguage(auditPanelTexts);
  const screens = [
    ...sidebarEntries.map(({ to, label, about }) => ({ to, title: t(label), about: t(about) })),
    { to: href("/admin/blog-editor"), title: t("blog.new"), about: "" },
    { to: href("/admin/tags"), title: tags("tags.title"), about: "" },
    { to: href("/admin/settings"), title: t("settings.title"), about: "" },
    { to: href("/admin/settings/audit-log"), title: audit("audit.title"), about: "" },
  ];
  const auth = useAuth();
  const wanted = query.toLowerCase();
  return screens.filter(
    ({ to, title, about }) =>
      hasRight(auth, rightOfScreen(to)) && `${title}\n${about}`.toLowerCase().includes(wanted),
  );
}
