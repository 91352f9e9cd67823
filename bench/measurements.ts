import { measureFootprint } from "./footprint.ts";
import { measureGrowth } from "./growth.ts";
import { measureLighthouse } from "./lighthouse.ts";
import type { Row } from "./page.ts";
import { measureRehearsal } from "./rehearsal.ts";
import { onEachDatabase, onEmbedded, onSite, uncached } from "./test-bed.ts";
import { measureLeads, measureLists, measurePages, measureRendering, measureSaves } from "./throughput.ts";

/** All measurements of `npm run bench`: what is measured, and on what. */
export const measurements: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  lists: () => onSite(measureLists, { articles: 22 }),
  growth: () => onEmbedded(measureGrowth),
  saves: () => onSite(measureSaves, { articles: 100 }),
  leads: () => onSite(measureLeads),
  rendering: () => onSite(measureRendering, { settings: uncached }),
  rehearsal: () => onSite(measureRehearsal, { settings: uncached, articles: 70 }),
  footprint: () => onEachDatabase(measureFootprint),
  lighthouse: () => onSite(measureLighthouse),
  pages: () => onSite(measurePages),
};
