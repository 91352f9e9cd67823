import { measureAccounts } from "./accounts.ts";
import { measureFootprint } from "./footprint.ts";
import { measureGrowth, measureHistory } from "./growth.ts";
import { measureLeads } from "./leads.ts";
import { measureLibrary } from "./library.ts";
import { measureIllustrated, measureLighthouse } from "./lighthouse.ts";
import { measureLists } from "./lists.ts";
import { measurePages } from "./pages.ts";
import { measureRendering } from "./rendering.ts";
import { measureSaves, measureVersions } from "./saves.ts";
import { judgeSectionPage, measureSectionPages } from "./section-pages.ts";
import { measureStatistics } from "./statistics.ts";
import { onEachDatabase, onEmbedded, onSite, uncached } from "./test-bed.ts";
import { measureTyping } from "./typing.ts";
import { measureUploads } from "./uploads.ts";

/** All measurements of `npm run bench`: what is measured, and on what. */
export const measurements: Readonly<Record<string, () => Promise<unknown>>> = {
  lists: measureLists,
  accounts: measureAccounts,
  growth: () => onEmbedded(measureGrowth),
  saves: () => onSite(measureSaves, { articles: 100 }),
  leads: () => onSite(measureLeads),
  versions: () => onSite(measureVersions, { articles: 1_000 }),
  history: () => onSite(measureHistory, { settings: uncached, articles: 0 }),
  rendering: () => onSite(measureRendering, { settings: uncached }),
  footprint: () => onEachDatabase(measureFootprint),
  lighthouse: () => onSite(measureLighthouse),
  illustrated: () => onSite(measureIllustrated),
  library: measureLibrary,
  pages: () => onSite(measurePages),
  uploads: () => onSite(measureUploads),
  statistics: measureStatistics,
  typing: () => onSite(measureTyping),
  "every-section": () => onSite(judgeSectionPage),
  "section-pages": () => onSite(measureSectionPages, { settings: uncached }),
};
