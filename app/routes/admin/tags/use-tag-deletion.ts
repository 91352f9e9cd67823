import { href } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { deleteTag, type ListedTag, TagGone } from "../../../data/tags/admin-tags.ts";
import { undelete } from "../../../data/trash/trash.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import type { Question } from "../../../ui/panel/use-confirmed.tsx";
import { byCount } from "./by-count.ts";

/** What is asked before a tag is deleted. */
export function useTagDeletion(): (tag: ListedTag) => Question {
  const { t } = useLanguage(tagPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  return ({ id, name, slug, articles, hasPage }) => {
    const address = href("/insights/tag/:slug", { slug });
    const text = [
      t("tags.sureText", { name }),
      t(byCount(articles, losses), { count: articles }),
      hasPage ? t("tags.pageGoes", { address }) : t("tags.noPage"),
    ];
    return {
      title: t("tags.sure"),
      text: text.join(" "),
      confirm: panel("panel.delete"),
      work: () => deleteTag(accountDatabase(), id),
      undo: () => undelete(accountDatabase(), id),
      done: t("tags.deleted"),
      failed: (error) => t(error instanceof TagGone ? "tags.deleteGone" : "tags.deleteFailed"),
    };
  };
}

const losses = {
  none: "tags.fromNone",
  one: "tags.fromOne",
  some: "tags.fromSome",
  many: "tags.fromMany",
} as const;
