import { type Database, expectData } from "../database.ts";
import type { LinkTarget } from "./checklist-links.ts";

/** Those of the targets that lead nowhere. Throws when the query fails. */
export async function listMissingTargets(
  db: Database,
  targets: readonly LinkTarget[],
): Promise<LinkTarget[]> {
  const slugs = (kind: LinkTarget["kind"]) => [
    ...new Set(targets.filter((target) => target.kind === kind).map(({ slug }) => slug)),
  ];
  const rows = expectData(
    await db.rpc("list_missing_targets", {
      _articles: slugs("article"),
      _tags: slugs("tag"),
      _downloads: slugs("download"),
      _files: slugs("file"),
      _pages: slugs("page"),
    }),
  );
  return rows.flatMap(({ kind, slug }) => targets.filter((one) => one.kind === kind && one.slug === slug));
}
