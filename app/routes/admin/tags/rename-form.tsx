import { type FormEvent, type KeyboardEvent, useEffect } from "react";
import { href } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { StaleWrite } from "../../../data/database.ts";
import {
  type ListedTag,
  renameTag,
  TagGone,
  type TagNames,
  TagTaken,
} from "../../../data/tags/admin-tags.ts";
import { findNamedTag } from "../../../data/tags/tag-name.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { useTagName } from "./use-tag-name.ts";

type RenameFormProps = {
  tag: ListedTag;
  tags: readonly ListedTag[];
  /** The tag was deleted by somebody else. */
  isDeleted: boolean;
  onEnd(): void;
};

/** The new names of a tag: Enter saves them, Escape cancels. */
export function RenameForm({ tag, tags, isDeleted, onEnd }: RenameFormProps) {
  const { t } = useLanguage(tagPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();
  const name = useTagName(tag.name, {
    shape: t("tags.shape"),
    taken(wanted) {
      const others = tags.filter(({ id }) => id !== tag.id);
      const taken = findNamedTag(others, wanted);
      return taken ? t("tags.renameTaken", { name: taken.name }) : null;
    },
  });
  const optional = { shape: t("tags.shape"), taken: () => null };
  const dutch = useTagName(tag.nameNl, optional, true);
  const english = useTagName(tag.nameEn, optional, true);
  const { ref } = name.field;
  useEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, [ref]);

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isDeleted) return name.focus();
    const wanted = takeNames();
    if (wanted === null) return;
    if (wanted.name === tag.name && wanted.nameNl === tag.nameNl && wanted.nameEn === tag.nameEn)
      return onEnd();
    const isRenamed = await act(() => renameTag(accountDatabase(), tag, wanted), {
      done: t("tags.renamed"),
      failed: failureText,
    });
    if (isRenamed) onEnd();
    else name.focus();
  }

  /** The names; null when one is invalid, whose field then has the focus. */
  function takeNames(): TagNames | null {
    const [nameEn, nameNl, common] = [english.take(), dutch.take(), name.take()];
    return common === null || nameNl === null || nameEn === null ? null : { name: common, nameNl, nameEn };
  }

  function failureText(error: unknown): string {
    if (error instanceof TagGone) return t("tags.renameGone");
    if (error instanceof TagTaken) return t("tags.renameTaken", { name: error.tag.name });
    return t(error instanceof StaleWrite ? "tags.renameStale" : "tags.renameFailed");
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") onEnd();
  }

  const { error = isDeleted ? t("tags.gone") : undefined } = name.field;
  return (
    <form
      onSubmit={(event) => void rename(event)}
      onKeyDown={onKeyDown}
      noValidate
      className="py-2 pr-2 [overflow-wrap:anywhere]"
    >
      <PanelField
        {...name.field}
        error={error}
        label={t("tags.newName", { name: tag.name })}
        hint={t("tags.renameHint", { address: href("/insights/tag/:slug", { slug: tag.slug }) })}
      />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <PanelField {...dutch.field} label={t("tags.dutchName")} hint={t("tags.dutchNameHint")} />
        <PanelField {...english.field} label={t("tags.englishName")} hint={t("tags.englishNameHint")} />
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        {!isDeleted && (
          <button type="submit" aria-disabled={isBusy} className={`${barButton} button-primary`}>
            {t(isBusy ? "tags.saving" : "tags.save")}
          </button>
        )}
        <button type="button" onClick={onEnd} className={`${barButton} button-quiet`}>
          {panel("panel.cancel")}
        </button>
      </p>
    </form>
  );
}
