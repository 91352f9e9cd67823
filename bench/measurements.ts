import { measureFootprint } from "./footprint.ts";
import { addPictures, measureGrowth, measureLibrary } from "./growth.ts";
import { measureLighthouse } from "./lighthouse.ts";
import type { Row } from "./page.ts";
import { measurePages } from "./pages.ts";
import { measureStatistics } from "./statistics.ts";
import { onEachDatabase, onEmbedded, onSite, uncached } from "./test-bed.ts";
import { measureLeads, measureLists, measureRendering, measureSaves } from "./throughput.ts";
import { measureTyping } from "./typing.ts";
import { measureUploads } from "./uploads.ts";
import { measureVersions } from "./versions.ts";

/** All measurements of `npm run bench`: what is measured, and on what. */
export const measurements: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  lists: () => onSite(measureLists, { articles: 22 }),
  growth: () => onEmbedded(measureGrowth),
  saves: () => onSite(measureSaves, { articles: 100 }),
  leads: () => onSite(measureLeads),
  versions: () => onSite(measureVersions, { articles: 1_000 }),
  rendering: () => onSite(measureRendering, { settings: uncached }),
  footprint: () => onEachDatabase(measureFootprint),
  lighthouse: () => onSite(measureLighthouse),
  library: () => onSite(measureLibrary, { prepare: addPictures }),
  pages: () => onSite(measurePages),
  uploads: () => onSite(measureUploads),
  statistics: measureStatistics,
  typing: () => onSite(measureTyping),
};
