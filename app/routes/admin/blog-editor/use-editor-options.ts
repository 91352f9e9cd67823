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
import { editorTexts } from "../../../i18n/panel/article-editor.ts";
import { panelTexts } from "../../../i18n/panel/panel.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";
import { orNull } from "../hooks/use-failure-toast.ts";

/** What an article is written among: the tags that there are, and the articles it can name as related. */
export type EditorOptions = {
  tags: Tag[];
  /** Whether the tags were loaded: without that nobody knows that there are none. */
  areTagsLoaded: boolean;
  newest: Titles;
  /** The related articles, and others that were looked up. */
  known: readonly TitledArticle[];
  addTag(tag: Tag): void;
};

const none: Titles = { articles: [], isAll: true };

/**
 * Loads them; what can't be loaded is told, and the article can be written all the same.
 *
 * @param related the ids of the articles that are named as related
 */
export function useEditorOptions(related: readonly string[]): EditorOptions {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const toast = useToast();
  const [tags, setTags] = useState<Tag[]>([]);
  const [areTagsLoaded, setTagsLoaded] = useState(false);
  const [newest, setNewest] = useState(none);
  const [named, setNamed] = useState<readonly TitledArticle[]>([]);
  const refuse = (text: string) => toast({ tone: "destructive", title: panel("panel.error"), text });

  const load = useEffectEvent(async () => {
    const db = accountDatabase();
    const [foundTags, foundTitles] = await Promise.all([orNull(listTags(db)), orNull(listNewestTitles(db))]);
    setTagsLoaded(foundTags !== null);
    if (foundTags) setTags(foundTags);
    else refuse(t("editor.tagsFailed"));
    if (foundTitles) setNewest(foundTitles);
    else refuse(t("editor.relatedFailed"));
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
