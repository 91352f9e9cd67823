import { listMedia } from "../app/data/media/admin-media.ts";
import { allMedia, type MediaFilter } from "../app/data/media/media-filter.ts";
import type { Database } from "../server/backend/database/database.ts";
import { onSite } from "./test-bed.ts";
import { quantile, timedEach } from "./time.ts";

type Measured = { list: string; median: number; slowest: number; target: number };

const lists: Record<string, { filter: MediaFilter; page: number }> = {
  "first screen": { filter: allMedia, page: 1 },
  "last page": { filter: allMedia, page: 208 },
  search: { filter: { ...allMedia, search: "reiger 77" }, page: 1 },
  "without description, by name": { filter: { ...allMedia, use: "undescribed", sort: "name" }, page: 1 },
  unused: { filter: { ...allMedia, use: "unused" }, page: 1 },
};

/** The library's lists among 10,000 pictures, as the panel asks for them over HTTP. */
export function measureLibrary(): Promise<Measured[]> {
  return onSite(
    async (site) => {
      const { db } = await site.signIn();
      const results: Measured[] = [];
      for (const [list, { filter, page }] of Object.entries(lists)) {
        const times = await timedEach(30, () => listMedia(db, filter, page));
        results.push({ list, median: quantile(times, 0.5), slowest: Math.max(...times), target: 300 });
      }
      return results;
    },
    { prepare: addPictures },
  );
}

async function addPictures(database: Database): Promise<void> {
  await database.execute(`
    insert into public.otm_media
      (path, name, hash, content_type, size, width, height, colour, alt_nl, alt_en, created_at, unused_since)
    select n, 'reiger ' || n || '.jpg', md5(n::text), 'image/jpeg', 1000 + n, 1600, 1200, '#c0ffee',
      case when n % 3 > 0 then 'Een reiger in het riet' else '' end, case when n % 4 > 0 then 'A heron' else '' end,
      now() - n * interval '1 hour', case when n % 5 = 0 then now() end
    from generate_series(1, 10000) n;
    analyze public.otm_media`);
}
