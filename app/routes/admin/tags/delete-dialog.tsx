import { href } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { deleteTag, type ListedTag, TagGone } from "../../../data/tags/admin-tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { byCount } from "./by-count.ts";

/** Confirms the deletion of a tag. */
export function DeleteDialog({ tag, onClose }: { tag: ListedTag; onClose(): void }) {
  const { t } = useLanguage(tagPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();

  async function remove(): Promise<void> {
    await act(() => deleteTag(accountDatabase(), tag.id), {
      done: t("tags.deleted"),
      failed: (error) => t(error instanceof TagGone ? "tags.deleteGone" : "tags.deleteFailed"),
    });
    onClose();
  }

  const { name, articles, hasPage } = tag;
  const address = href("/insights/tag/:slug", { slug: tag.slug });
  const text = [
    t("tags.sureText", { name }),
    t(byCount(articles, losses), { count: articles }),
    hasPage ? t("tags.pageGoes", { address }) : t("tags.noPage"),
  ];
  return (
    <ConfirmDialog
      title={t("tags.sure")}
      text={text.join(" ")}
      cancel={panel("panel.cancel")}
      confirm={panel("panel.delete")}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}

const losses = {
  none: "tags.fromNone",
  one: "tags.fromOne",
  some: "tags.fromSome",
  many: "tags.fromMany",
} as const;
