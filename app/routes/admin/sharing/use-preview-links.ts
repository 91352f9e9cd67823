import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { listPreviewLinks, type PreviewLink } from "../../../data/articles/preview-links.ts";
import type { Subject } from "../../../data/versions/subject.ts";
import { type ListedVersion, versionsOf } from "../../../data/versions/versions.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";

type Shared = { versions: readonly ListedVersion[]; links: readonly PreviewLink[] };

/** The newest versions of a document and its links; null while loading. `reload` reads them again. */
export function usePreviewLinks({ kind, id }: Subject): {
  shared: Shared | "failed" | null;
  reload(): Promise<void>;
} {
  const [shared, setShared] = useState<Shared | "failed" | null>(null);
  const reload = useCallback(async () => {
    const db = accountDatabase();
    const loading = Promise.all([versionsOf(db, { kind, id }).list(null), listPreviewLinks(db, id)]);
    const loaded = await orNull(loading.then(([{ versions }, links]) => ({ versions, links })));
    setShared((before) => loaded ?? before ?? "failed");
  }, [kind, id]);
  useEffect(() => void reload(), [reload]);
  return { shared, reload };
}
