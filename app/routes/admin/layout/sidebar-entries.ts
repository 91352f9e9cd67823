import {
  BookOpen,
  Briefcase,
  Building2,
  ChartNoAxesColumn,
  Download,
  Files,
  FileText,
  House,
  Images,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  PencilLine,
  TextQuote,
  Trash2,
  Users,
  Wrench,
} from "lucide-react";
import { href } from "react-router";
import type { Right } from "../../../account/rights.ts";
import { placesOf, type VersionedKind, versionedKinds } from "../../../content/kinds.ts";
import type { panelTexts } from "../../../i18n/panel/panel.en.ts";

type Key = keyof (typeof panelTexts)["en"];

export type SidebarEntry = {
  to: string;
  also?: string;
  label: Key;
  about: Key;
  Icon: LucideIcon;
  needs: Right;
  /** What its number counts, such as new leads. */
  news?: { one: Key; many: Key };
};

/** The numbers of entries by their address. */
export type EntryCounts = Readonly<Record<string, number>>;

const icons: Partial<Record<VersionedKind, LucideIcon>> = {
  article: BookOpen,
  "about-page": Building2,
  "download-page": Download,
  page: Files,
};

/** The entries of the sidebar; `also` is a second address of the screen. */
export const sidebarEntries: readonly SidebarEntry[] = [
  {
    to: href("/admin/overview"),
    label: "panel.overview",
    about: "panel.overview.about",
    Icon: LayoutDashboard,
    needs: "panel",
  },
  {
    to: href("/admin/leads"),
    label: "panel.leads",
    about: "panel.leads.about",
    Icon: Inbox,
    needs: "leads",
    news: { one: "panel.newLead", many: "panel.newLeads" },
  },
  {
    to: href("/admin/homepage"),
    label: "panel.homepage",
    about: "panel.homepage.about",
    Icon: House,
    needs: "publish",
  },
  ...versionedKinds.map(entryOf),
  {
    to: href("/admin/texts"),
    label: "panel.texts",
    about: "panel.texts.about",
    Icon: TextQuote,
    needs: "panel",
  },
  {
    to: href("/admin/site"),
    label: "panel.site",
    about: "panel.site.about",
    Icon: PencilLine,
    needs: "panel",
  },
  {
    to: href("/admin/media"),
    label: "panel.media",
    about: "panel.media.about",
    Icon: Images,
    needs: "panel",
  },
  {
    to: href("/admin/proposals"),
    label: "panel.proposals",
    about: "panel.proposals.about",
    Icon: ListChecks,
    needs: "panel",
    news: { one: "panel.openProposal", many: "panel.openProposals" },
  },
  {
    to: href("/admin/statistics"),
    label: "panel.statistics",
    about: "panel.statistics.about",
    Icon: ChartNoAxesColumn,
    needs: "publish",
  },
  {
    to: href("/admin/users"),
    label: "panel.users",
    about: "panel.users.about",
    Icon: Users,
    needs: "people",
  },
  {
    to: href("/admin/services"),
    label: "panel.services",
    about: "panel.services.about",
    Icon: Wrench,
    needs: "publish",
  },
  {
    to: href("/admin/cases"),
    label: "panel.cases",
    about: "panel.cases.about",
    Icon: Briefcase,
    needs: "publish",
  },
  {
    to: href("/admin/trash"),
    label: "panel.trash",
    about: "panel.trash.about",
    Icon: Trash2,
    needs: "panel",
  },
];

/** The entry of a kind of content, by its declaration. */
function entryOf(kind: VersionedKind): SidebarEntry {
  const { list, editor, needs } = placesOf(kind);
  return {
    to: list ?? editor,
    ...(kind === "article" && { also: href("/admin") }),
    label: `panel.${kind}`,
    about: `panel.${kind}.about`,
    Icon: icons[kind] ?? FileText,
    needs,
  };
}

/** Whether an entry is the current screen or its parent. */
export function isActiveEntry({ to, also }: SidebarEntry, pathname: string): boolean {
  const path = pathname.replace(/\/$/, "");
  return path === to || path === also || path.startsWith(`${to}/`);
}

/** The right that a screen needs. */
export function rightOfScreen(pathname: string): Right {
  const path = pathname.replace(/\/$/, "");
  const screen = [...others, ...sidebarEntries].find(({ to }) => path === to || path.startsWith(`${to}/`));
  return screen?.needs ?? "panel";
}

/** Screens without an entry. */
const others: readonly Pick<SidebarEntry, "to" | "needs">[] = [
  { to: href("/admin/tags"), needs: "publish" },
  { to: href("/admin/upkeep"), needs: "publish" },
  { to: href("/admin/settings/addresses"), needs: "publish" },
  { to: href("/admin/settings/facts"), needs: "publish" },
  { to: href("/admin/settings/glossary"), needs: "publish" },
  { to: href("/admin/settings/audit-log"), needs: "people" },
  { to: href("/admin/settings/import"), needs: "people" },
  { to: href("/admin/settings/webhooks"), needs: "people" },
];
