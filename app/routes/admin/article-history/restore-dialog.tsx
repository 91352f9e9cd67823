import { useState } from "react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { isWritten } from "../../../data/articles/article-form.ts";
import {
  getArticleVersion,
  type HistoryArticle,
  type ListedVersion,
  listMissingParts,
  restoreArticleVersion,
} from "../../../data/articles/article-versions.ts";
import { StaleWrite } from "../../../data/database.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { MissingParts } from "./missing-parts.tsx";
import { useReading } from "./use-reading.ts";

type RestoreDialogProps = {
  version: ListedVersion;
  article: HistoryArticle;
  /** The number of the newest version. */
  newest: number;
  onClose(): void;
};

/** Says what restoring a version does and what is missing for it, and does it. */
export function RestoreDialog({ version, article, newest, onClose }: RestoreDialogProps) {
  const { t } = useLanguage(historyTexts);
  const { t: panel } = useLanguage(panelTexts);
  const navigate = useNavigate();
  const { isBusy, act } = useAction();
  const needs = useReading(version.id, readNeeds);
  const [language, setLanguage] = useState<Language | null>(null);
  const { number } = version;

  async function restore(): Promise<void> {
    const over = { updatedAt: article.updatedAt, number: newest };
    const isDone = await act(() => restoreArticleVersion(accountDatabase(), version.id, over, language), {
      done: t(article.isPublished ? "history.restoredLive" : "history.restoredDone", { number }),
      failed: (error) => ({
        title: t("history.restoreFailed", { number }),
        text: error instanceof StaleWrite ? t("history.stale") : "",
      }),
      goesAlong: true,
    });
    onClose();
    if (isDone) await navigate(href("/admin/blog-editor/:id", { id: article.id }));
  }

  return (
    <ConfirmDialog
      title={t("history.restoreSure", { number })}
      text={t(article.isPublished ? "history.restoreLive" : "history.restoreDraft")}
      cancel={panel("panel.cancel")}
      confirm={needs?.isWhole === false ? null : t("history.restore")}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void restore()}
    >
      {needs?.isWhole === false && <p className="mt-3 text-warning">{t("history.unreadableVersion")}</p>}
      <p className="mt-3 text-ink-soft">{t("history.restoreKeeps")}</p>
      <fieldset className="mt-5 grid gap-1">
        <legend className="font-semibold">{t("history.what")}</legend>
        <Choice
          isChosen={language === null}
          text={t("history.everything")}
          onChoose={() => setLanguage(null)}
        />
        {needs?.languages.map((one) => (
          <Choice
            key={one}
            isChosen={language === one}
            text={t(one === "nl" ? "history.onlyNl" : "history.onlyEn")}
            onChoose={() => setLanguage(one)}
          />
        ))}
      </fieldset>
      <MissingParts parts={needs === null ? null : needs?.missing} />
    </ConfirmDialog>
  );
}

/** The languages of a version, and what it names that is gone. */
async function readNeeds(id: string) {
  const db = accountDatabase();
  const [version, missing] = await Promise.all([getArticleVersion(db, id), listMissingParts(db, id)]);
  return {
    languages: version ? languages.filter((language) => isWritten(version.form, language)) : [],
    isWhole: !version || version.unreadable.length === 0,
    missing,
  };
}

function Choice({ isChosen, text, onChoose }: { isChosen: boolean; text: string; onChoose(): void }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="what"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 accent-accent-deep"
      />
      {text}
    </label>
  );
}
