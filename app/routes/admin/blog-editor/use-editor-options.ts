import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  getTitles,
  listNewestTitles,
  type TitledArticle,
  type Titles,
} from "../../../data/articles/article-titles.ts";
import { listTags, type Tag } from "../../../data/tags/tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";

/** The choices of the editor: tags and related articles. */
export type EditorOptions = {
  tags: Tag[];
  /** Distinguishes no tags from tags that failed to load. */
  areTagsLoaded: boolean;
  newest: Titles;
  /** The titles that are loaded, of the related articles and others. */
  known: readonly TitledArticle[];
  addTag(tag: Tag): void;
};

const none: Titles = { articles: [], isAll: true };

/**
 * Loads the choices; a failure shows a toast and leaves the editor usable.
 *
 * @param related the ids of the related articles
 */
export function useEditorOptions(related: readonly string[]): EditorOptions {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const toast = useToast();
  const [tags, setTags] = useState<Tag[]>([]);
  const [areTagsLoaded, setTagsLoaded] = useState(false);
  const [newest, setNewest] = useState(none);
  const [named, setNamed] = useState<readonly TitledArticle[]>([]);
  const showError = (text: string) => toast({ tone: "destructive", title: panel("panel.error"), text });

  const load = useEffectEvent(async () => {
    const db = accountDatabase();
    const [foundTags, foundTitles] = await Promise.all([orNull(listTags(db)), orNull(listNewestTitles(db))]);
    setTagsLoaded(foundTags !== null);
    if (foundTags) setTags(foundTags);
    else showError(t("editor.tagsFailed"));
    if (foundTitles) setNewest(foundTitles);
    else showError(t("editor.relatedFailed"));
  });
  useEffect(() => void load(), []);

  const all = [...newest.articles, ...named];
  const unnamed = newest.isAll ? [] : related.filter((id) => !all.some((article) => article.id === id));
  const wanted = unnamed.join(" ");
  const name = useEffectEvent(async (ids: readonly string[]) => {
    const found = await orNull(getTitles(accountDatabase(), ids));
    if (found) setNamed((before) => [...before, ...found]);
  });
  useEffect(() => {
    if (wanted !== "") void name(wanted.split(" "));
  }, [wanted]);

  return {
    tags,
    areTagsLoaded,
    newest,
    known: all,
    addTag: (tag) => setTags((known) => [...known, tag].toSorted((a, b) => a.name.localeCompare(b.name))),
  };
}
