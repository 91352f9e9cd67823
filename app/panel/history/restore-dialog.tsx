import { useState } from "react";
import { useNavigate } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { readDocument } from "../../content/document.ts";
import type { Fields } from "../../content/fields.ts";
import { isWrittenIn } from "../../content/form.ts";
import type { Kind } from "../../content/kind.ts";
import { StaleWrite } from "../../data/database.ts";
import { listMissingParts, type MissingPart, type VersionSource } from "../../data/versions/versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { useReading } from "../../ui/panel/hooks/use-failure-toast.ts";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { Confirmation } from "../../ui/panel/use-confirmed.tsx";
import type { Restoring } from "./version-list.tsx";

type RestoreDialogProps<Of extends Fields> = Restoring & {
  kind: Kind<Of>;
  source: VersionSource;
  /** What restoring does. */
  text: string;
  /** The address of the editor. */
  editor: string;
};

/** Says what restoring a version does and what is missing for it, and does it. */
export function RestoreDialog<Of extends Fields>(props: RestoreDialogProps<Of>) {
  const { kind, source, version, newest, onClose, text, editor } = props;
  const { t } = useLanguage(historyTexts);
  const navigate = useNavigate();
  const needs = useReading(version.id, () => readNeeds(kind, source, version.id));
  const [language, setLanguage] = useState<Language | null>(null);
  const { number } = version;

  return (
    <Confirmation
      title={t("history.restoreSure", { number })}
      text={text}
      confirm={needs?.isWhole === false ? null : t("word.restore")}
      work={() => source.restore(version.id, newest, language)}
      done={t("history.restoredDone", { number })}
      failed={(error) => ({
        title: t("history.restoreFailed", { number }),
        text: error instanceof StaleWrite ? t("history.stale") : "",
      })}
      goesAlong
      onCancel={onClose}
      onEnd={onClose}
      onDone={() => void navigate(editor)}
    >
      {needs?.isWhole === false && <p className="mt-3 text-warning">{t("history.unreadableVersion")}</p>}
      {kind.written && (
        <>
          <p className="mt-3 text-ink-soft">{t("history.restoreKeeps")}</p>
          <fieldset className="mt-5 grid gap-1">
            <legend className="font-semibold">{t("history.what")}</legend>
            <Choice
              isChosen={language === null}
              text={t("word.everything")}
              onChoose={() => setLanguage(null)}
            />
            {needs?.languages.map((one) => (
              <Choice
                key={one}
                isChosen={language === one}
                text={t("history.only", { language: t(`word.${one}`) })}
                onChoose={() => setLanguage(one)}
              />
            ))}
          </fieldset>
        </>
      )}
      <MissingParts parts={needs === null ? null : needs?.missing} />
      {needs?.isWhole !== false && (
        <p className="mt-5">
          <RehearsalButton change={(db) => source.restore(version.id, newest, language, db)} />
        </p>
      )}
    </Confirmation>
  );
}

/** Reads the languages of a version, whether all of it can be read, and what it names that is gone. */
async function readNeeds<Of extends Fields>(kind: Kind<Of>, source: VersionSource, id: string) {
  const [document, missing] = await Promise.all([
    source.document(id),
    listMissingParts(accountDatabase(), id),
  ]);
  const read = document === null ? null : readDocument(kind, document);
  return {
    languages: languages.filter((language) => read && isWrittenIn(kind, read.form, language)),
    isWhole: !read || read.unreadable.length === 0,
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

/** What a version names that was deleted since; undefined while it is read, null when it could not be read. */
function MissingParts({ parts }: { parts: readonly MissingPart[] | null | undefined }) {
  const { t } = useLanguage(historyTexts);
  return (
    <div role="status" className="mt-3 text-small">
      {parts === undefined && <p className="text-ink-soft">{t("history.reading")}</p>}
      {parts === null && <p className="text-warning">{t("history.unread")}</p>}
      {parts && parts.length > 0 && <Missing parts={parts} />}
    </div>
  );
}

const kinds = {
  tag: "history.missingTag",
  article: "history.missingArticle",
  file: "history.missingFile",
} as const;

function Missing({ parts }: { parts: readonly MissingPart[] }) {
  const { t } = useLanguage(historyTexts);
  const isOnlyFiles = parts.every(({ kind }) => kind === "file");
  return (
    <div className="rounded-small bg-warning-soft px-4 py-3 text-warning">
      <p className="font-semibold">{t("history.missing")}</p>
      <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
        {parts.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>{t(kinds[kind], { name: name ?? id.slice(0, 8) })}</li>
        ))}
      </ul>
      <p className="mt-1">{t(isOnlyFiles ? "history.missingFileHint" : "history.missingHint")}</p>
    </div>
  );
}
