import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { listTags, type Tag, type TagOfList } from "../../../data/tags/tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";
import { type ArticleChoices, useTitles } from "./use-titles.ts";

/** The choices of the editor: tags and related articles. */
export type EditorOptions = ArticleChoices & {
  tags: TagOfList[];
  /** Distinguishes no tags from tags that failed to load. */
  areTagsLoaded: boolean;
  addTag(tag: Tag): void;
};

/**
 * Loads the choices; a failure shows a toast and leaves the editor usable.
 *
 * @param related the ids of the related articles
 */
export function useEditorOptions(related: readonly string[]): EditorOptions {
  const { t } = useLanguage(editorTexts);
  const toast = useToast();
  const [tags, setTags] = useState<TagOfList[]>([]);
  const [areTagsLoaded, setTagsLoaded] = useState(false);
  const showError = (text: string) => toast({ tone: "destructive", title: t("word.error"), text });
  const titles = useTitles(related, t("editor.relatedFailed"));

  const load = useEffectEvent(async () => {
    const found = await orNull(listTags(accountDatabase()));
    setTagsLoaded(found !== null);
    if (found) setTags(found);
    else showError(t("editor.tagsFailed"));
  });
  useEffect(() => void load(), []);

  return {
    tags,
    areTagsLoaded,
    ...titles,
    addTag: (tag) => setTags((known) => [...known, tag].toSorted((a, b) => a.name.localeCompare(b.name))),
  };
}
