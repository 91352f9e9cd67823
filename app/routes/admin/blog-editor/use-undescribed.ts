import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { ArticleForm } from "../../../content/article.ts";
import {
  byPicture,
  mediaIdsOfArticle,
  missingDescriptions,
  type UndescribedPicture,
} from "../../../data/media/missing-descriptions.ts";
import {
  listPictureDescriptions,
  type PictureDescription,
} from "../../../data/media/picture-descriptions.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";

/** The pictures of the article that lack a description. */
export function useUndescribed(form: ArticleForm): readonly UndescribedPicture[] {
  // Typing must not wait for reading a long text.
  const settled = useDeferredValue(form);
  const described = useDescriptions(useMemo(() => mediaIdsOfArticle(settled), [settled]));
  return useMemo(() => byPicture(missingDescriptions(settled, described)), [settled, described]);
}

/** What the library says about these pictures, asked again when the writer comes back to this tab. */
export function useDescriptions(ids: readonly string[]): readonly PictureDescription[] {
  const [described, setDescribed] = useState<readonly PictureDescription[]>([]);
  const wanted = ids.join(" ");
  const load = useEffectEvent(async () => {
    const found = await orNull(listPictureDescriptions(accountDatabase(), ids));
    // Answers may overtake each other.
    if (found) setDescribed((known) => [...known.filter(({ id }) => !ids.includes(id)), ...found]);
  });
  useEffect(() => {
    if (wanted === "") return;
    void load();
    const again = () => document.visibilityState === "visible" && void load();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [wanted]);
  return described;
}
