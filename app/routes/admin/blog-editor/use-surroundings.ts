import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { listPublishedTitles, type TitledArticle } from "../../../data/admin-articles.ts";
import { listTags, type Tag } from "../../../data/tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel.ts";
import { editorTexts } from "../../../i18n/panel-editor.ts";
import { useToast } from "../../../ui/toast.tsx";
import { orNull } from "../use-failure-toast.ts";

/** What an article is written among: the tags that there are, and the articles it can name as related. */
export type Surroundings = { tags: Tag[]; choices: TitledArticle[]; addTag(tag: Tag): void };

/** Loads them; what can't be loaded is told, and the article can be written all the same. */
export function useSurroundings(): Surroundings {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const toast = useToast();
  const [tags, setTags] = useState<Tag[]>([]);
  const [choices, setChoices] = useState<TitledArticle[]>([]);

  const load = useEffectEvent(async () => {
    const db = accountDatabase();
    const [foundTags, foundChoices] = await Promise.all([
      orNull(listTags(db)),
      orNull(listPublishedTitles(db)),
    ]);
    const refuse = (text: string) => toast({ tone: "destructive", title: panel("panel.error"), text });
    if (foundTags) setTags(foundTags);
    else refuse(t("editor.tagsFailed"));
    if (foundChoices) setChoices(foundChoices);
    else refuse(t("editor.relatedFailed"));
  });
  useEffect(() => void load(), []);

  return {
    tags,
    choices,
    addTag: (tag) => setTags((known) => [...known, tag].toSorted((a, b) => a.name.localeCompare(b.name))),
  };
}
