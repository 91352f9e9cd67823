import { useState } from "react";
import type { ListedVersion } from "../../data/versions/versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useToast } from "../../ui/primitives/toast.tsx";

type Part = { versions: ListedVersion[]; hasMore: boolean };

/** The versions that are loaded, the newest first. */
export type Versions = {
  list: readonly ListedVersion[];
  hasMore: boolean;
  isLoading: boolean;
  loadOlder(): Promise<void>;
};

/** The first versions, and those before a number on demand. */
export function useVersions(
  first: Part | null,
  listBefore: (number: number | null) => Promise<Part>,
): Versions {
  const { t } = useLanguage(historyTexts);
  const toast = useToast();
  const [older, setOlder] = useState<Part | null>(null);
  const [isLoading, setLoading] = useState(false);
  const newest = first?.versions ?? [];
  const oldest = newest.at(-1)?.number ?? 0;
  // A version saved meanwhile moves another one out of the first part, where the older ones begin.
  const rest = older?.versions ?? [];
  const isWhole = rest.length === 0 || rest.some(({ number }) => number >= oldest - 1);
  const list = isWhole ? [...newest, ...rest.filter(({ number }) => number < oldest)] : newest;
  const hasMore = older && isWhole ? older.hasMore : (first?.hasMore ?? false);

  async function loadOlder(): Promise<void> {
    const last = list.at(-1);
    if (!last || isLoading) return;
    setLoading(true);
    const found = await orNull(listBefore(last.number));
    setLoading(false);
    if (!found) toast({ tone: "destructive", title: t("word.error"), text: t("word.loadFailed") });
    else setOlder({ versions: [...list, ...found.versions], hasMore: found.hasMore });
  }

  return { list, hasMore, isLoading, loadOlder };
}
