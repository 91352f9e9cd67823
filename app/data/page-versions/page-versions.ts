import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { listed, pairOf, partOf, type VersionSource } from "../versions/versions.ts";

/** The versions of a page. */
export function pageVersions(db: Database, page: string): VersionSource {
  return {
    async present() {
      if (page === "about") return { title: null, isLive: true };
      const pages = db.from("otm_download_pages").select("active").eq("id", page);
      const row = expectRowOrNull(await pages.maybeSingle());
      return row && { title: null, isLive: row.active };
    },
    async list(before) {
      return listed(expectData(await db.rpc("list_page_versions", { _page: page, ...partOf(before) })));
    },
    pair: (number, other) =>
      pairOf(
        async ({ at, below }) => {
          const query = db.from("otm_page_versions").select("number, document").eq("page", page);
          if (at !== undefined) query.eq("number", at);
          if (below !== undefined) query.lt("number", below);
          const [row] = expectData(await query.order("number", { ascending: false }).limit(1));
          return row ?? null;
        },
        number,
        other,
      ),
    async document(id) {
      const query = db.from("otm_page_versions").select("document").eq("id", id);
      return expectRowOrNull(await query.maybeSingle())?.document ?? null;
    },
    async restore(id, newest) {
      expectData(await db.rpc("restore_page_version", { _id: id, _number: newest }));
    },
  };
}
