import { useEffect, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { StaleWrite } from "../../data/database.ts";
import {
  listTextVersions,
  restoreSiteText,
  type StoredText,
  type TextVersion,
} from "../../data/site-texts/admin-site-texts.ts";
import { plainText } from "../../html/plain-text.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { isRichKey } from "../../i18n/site-texts.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Badge } from "../../ui/panel/status-badge.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { factText } from "./fact-text.ts";
import { useTeam } from "./team.ts";
import { fieldsByName, rowIn } from "./text-fields.ts";

type HistoryDialogProps = {
  field: string;
  name: string;
  stored: readonly StoredText[];
  /** Restoring would collide with a change that is not published. */
  isChanged: boolean;
  onClose(): void;
};

/** The versions of a text, each of which can be restored. */
export function HistoryDialog({ field, name, stored, isChanged, onClose }: HistoryDialogProps) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const { isBusy, act } = useAction();
  const mayRestore = useRight("publish");
  const { key = "", language = "" } = fieldsByName.get(field) ?? {};
  const [versions, setVersions] = useState<TextVersion[] | "loading" | null>("loading");
  useEffect(() => {
    void orNull(listTextVersions(accountDatabase(), key, language)).then(setVersions);
  }, [key, language]);

  async function restore(version: TextVersion): Promise<void> {
    const row = rowIn(stored, { key, language });
    if (!row) return;
    await act(() => restoreSiteText(accountDatabase(), version.id, row.updatedAt), {
      done: t("texts.restored"),
      failed: (error) => ({
        title: t("texts.restoreFailed"),
        text: error instanceof StaleWrite ? t("texts.restoreStale") : "",
      }),
    });
    onClose();
  }

  return (
    <Dialog
      width="wide"
      title={t("texts.historyOf", { name })}
      text={t(isChanged ? "texts.historyBusy" : "texts.historyText")}
      close={t("texts.close")}
      onClose={onClose}
    >
      {() => (
        <>
          {versions === null && (
            <p role="alert" className="mt-5 text-error">
              {t("texts.historyFailed")}
            </p>
          )}
          {Array.isArray(versions) && (
            <ol className="mt-5 divide-y divide-line border-line border-y">
              {versions.map((version, position) => (
                <Version
                  key={version.id}
                  version={version}
                  textKey={key}
                  language={language}
                  isCurrent={position === 0}
                  isBusy={isBusy || isChanged}
                  onRestore={mayRestore ? () => void restore(version) : null}
                />
              ))}
            </ol>
          )}
        </>
      )}
    </Dialog>
  );
}

type VersionProps = {
  version: TextVersion;
  textKey: string;
  language: string;
  isCurrent: boolean;
  isBusy: boolean;
  /** Null for who may not publish. */
  onRestore: (() => void) | null;
};

function Version({ version, textKey, language, isCurrent, isBusy, onRestore }: VersionProps) {
  const { language: panelLanguage, t } = useLanguage(siteTextsPanelTexts);
  const team = useTeam();
  const { text, isRestored, createdAt } = version;
  const person = version.person ?? t("texts.gonePerson");
  const time = formatTime(createdAt, panelLanguage);
  const shown = isRichKey(textKey) ? plainText(text, 600) : factText(panelLanguage, textKey, text, team);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
        <p className="text-ink-soft text-small">
          {t(isRestored ? "texts.restoredBy" : "texts.savedBy", { person, time })}
        </p>
        <p
          lang={text === "" || language === "all" ? undefined : language}
          className="mt-1 whitespace-pre-line"
        >
          {text === "" ? <em>{t("texts.theOriginal")}</em> : shown}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="success">{t("texts.now")}</Badge>
      ) : (
        onRestore && (
          <button
            type="button"
            disabled={isBusy}
            onClick={onRestore}
            className="button button-quiet min-h-11 px-5 py-2"
          >
            {t("texts.restore")}
            <span className="sr-only">
              : {person}, {time}
            </span>
          </button>
        )
      )}
    </li>
  );
}
