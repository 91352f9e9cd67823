import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../../../account/account-database.ts";
import { articleVersions } from "../../../../data/articles/article-versions.ts";
import { listPreviewLinks, type PreviewLink } from "../../../../data/articles/preview-links.ts";
import type { ListedVersion } from "../../../../data/versions/versions.ts";
import { orNull } from "../../../../ui/panel/hooks/use-failure-toast.ts";

type Shared = { versions: readonly ListedVersion[]; links: readonly PreviewLink[] };

/** The newest versions of an article and its links; null while loading. `reload` reads them again. */
export function usePreviewLinks(articleId: string): {
  shared: Shared | "failed" | null;
  reload(): Promise<void>;
} {
  const [shared, setShared] = useState<Shared | "failed" | null>(null);
  const reload = useCallback(async () => {
    const db = accountDatabase();
    const loading = Promise.all([articleVersions(db, articleId).list(null), listPreviewLinks(db, articleId)]);
    const loaded = await orNull(loading.then(([{ versions }, links]) => ({ versions, links })));
    setShared((before) => loaded ?? before ?? "failed");
  }, [articleId]);
  useEffect(() => void reload(), [reload]);
  return { shared, reload };
}
