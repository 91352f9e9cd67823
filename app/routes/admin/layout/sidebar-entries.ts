import {
  BookOpen,
  Briefcase,
  Building2,
  ChartNoAxesColumn,
  Download,
  House,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Wrench,
} from "lucide-react";
import { href } from "react-router";
import type { panelTexts } from "../../../i18n/panel/panel.en.ts";

type Key = keyof (typeof panelTexts)["en"];

export type SidebarEntry = { to: string; also?: string; label: Key; about: Key; Icon: LucideIcon };

/** The entry with the number of new leads. */
export const leadsAddress = href("/admin/leads");

/** The entries of the sidebar; `also` is a second address of the screen. */
export const sidebarEntries: readonly SidebarEntry[] = [
  {
    to: href("/admin/overview"),
    label: "panel.overview",
    about: "panel.overview.about",
    Icon: LayoutDashboard,
  },
  { to: href("/admin/homepage"), label: "panel.homepage", about: "panel.homepage.about", Icon: House },
  {
    to: href("/admin/blog"),
    also: href("/admin"),
    label: "panel.blog",
    about: "panel.blog.about",
    Icon: BookOpen,
  },
  { to: href("/admin/about"), label: "panel.about", about: "panel.about.about", Icon: Building2 },
  {
    to: href("/admin/download-pages"),
    label: "panel.downloads",
    about: "panel.downloads.about",
    Icon: Download,
  },
  { to: href("/admin/media"), label: "panel.media", about: "panel.media.about", Icon: Images },
  { to: leadsAddress, label: "panel.leads", about: "panel.leads.about", Icon: Inbox },
  {
    to: href("/admin/statistics"),
    label: "panel.statistics",
    about: "panel.statistics.about",
    Icon: ChartNoAxesColumn,
  },
  { to: href("/admin/services"), label: "panel.services", about: "panel.services.about", Icon: Wrench },
  { to: href("/admin/cases"), label: "panel.cases", about: "panel.cases.about", Icon: Briefcase },
];

/** Whether an entry is the current screen or its parent. */
export function isActiveEntry({ to, also }: SidebarEntry, pathname: string): boolean {
  const path = pathname.replace(/\/$/, "");
  return path === to || path === also || path.startsWith(`${to}/`);
}
