import { type Database, expectRowOrNull } from "../database.ts";
import { aboutSubject } from "../versions/subject.ts";
import { type VersionSource, versionsOf } from "../versions/versions.ts";

/** The versions of a download page. */
export function downloadPageVersions(db: Database, id: string): VersionSource {
  return {
    ...versionsOf(db, { kind: "download-page", id }),
    async present() {
      const pages = db.from("otm_download_pages").select("active").eq("id", id);
      const row = expectRowOrNull(await pages.maybeSingle());
      return row && { title: null, isLive: row.active };
    },
  };
}

/** The versions of the about page. */
export function aboutPageVersions(db: Database): VersionSource {
  return { ...versionsOf(db, aboutSubject), present: async () => ({ title: null, isLive: true }) };
}
