import { useEffect, useState } from "react";
import { accountDatabase } from "../../../../account/account-database.ts";
import type { Linked } from "../../../../content/fields.ts";
import { listTeam } from "../../../../data/about/admin-team.ts";
import type { Database } from "../../../../data/database.ts";
import { listDownloadPages } from "../../../../data/downloads/admin-downloads.ts";
import { listTags } from "../../../../data/tags/tags.ts";
import { useLanguage } from "../../../../i18n/language.tsx";
import { pageEditorTexts } from "../../../../i18n/panel/page-editor.en.ts";
import { orNull, useFailureToast } from "../../../../ui/panel/hooks/use-failure-toast.ts";

/** What is few enough for a list; articles are searched. */
export type ListedLink = Exclude<Linked, "article">;

type Choice = { value: string; text: string };

/** What can be linked to, by what it is: what visitors see of it. */
const lists: Readonly<Record<ListedLink, (db: Database) => Promise<Choice[]>>> = {
  tag: async (db) => (await listTags(db)).map(({ id, name }) => ({ value: id, text: name })),
  "team-member": async (db) =>
    (await listTeam(db)).filter(({ active }) => active).map(({ id, name }) => ({ value: id, text: name })),
  "download-page": async (db) =>
    (await listDownloadPages(db))
      .filter(({ isActive }) => isActive)
      .map(({ id, slug }) => ({ value: id, text: slug })),
};

/** The choices of a field of links. A failure shows a toast and leaves the editor usable. */
export function useLinkable(of: ListedLink): { choices: readonly Choice[]; isLoaded: boolean } {
  const { t } = useLanguage(pageEditorTexts);
  const [choices, setChoices] = useState<readonly Choice[] | null | "loading">("loading");
  useEffect(() => {
    let isOver = false;
    void orNull(lists[of](accountDatabase())).then((found) => {
      if (!isOver) setChoices(found);
    });
    return () => {
      isOver = true;
    };
  }, [of]);
  useFailureToast(choices, t("page.choicesFailed"));
  const isLoaded = choices !== null && choices !== "loading";
  return { choices: isLoaded ? choices : [], isLoaded };
}
