import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { ImportInterrupted, importCall } from "../../data/imports/import-call.ts";
import { UploadError } from "../../data/media/upload-media.ts";
import { StorageLimitReached } from "../../data/storage-limit.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, languages, translator } from "../../i18n/language-texts.ts";
import { importTexts } from "../../i18n/panel/import.en.ts";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { panelLanguage } from "../../i18n/panel-language.ts";
import type { ImportTarget } from "../../import/import-state.ts";
import { useLeaveGuard } from "../../panel/editing/use-leave-guard.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { describeFileProblem } from "../../panel/media/describe-file-problem.ts";
import { type FileProblem, fileProblem } from "../../panel/media/file-problem.ts";
import { sendFile } from "../../panel/media/send-file.ts";
import { FormCard } from "../../ui/panel/card.tsx";
import { ForTechnicians } from "../../ui/panel/for-technicians.tsx";
import { Screen } from "../../ui/panel/screen.tsx";
import { SelectField } from "../../ui/panel/select-field.tsx";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import type { Route } from "./+types/import";
import { type Chosen, createImport, type ImportStep } from "./import/import-engine.ts";
import { PlannedImport } from "./import/planned-import.tsx";
import { Progress } from "./import/progress.tsx";
import { fileInFolder, type UploadsFolder, uploadsFolder } from "./import/uploads-folder.ts";
import { useDescribeProblem } from "./import/use-describe-problem.ts";

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, importTexts, "import.title");
}

/** Takes the export of a site in WordPress or Ghost: a dry run, pairs, the import, its result. */
export default function ImportPage() {
  const { t } = useLanguage(importTexts);
  const [engine] = useState(createImport);
  const step = useSyncExternalStore(engine.subscribe, engine.step);
  const { blocker } = useLeaveGuard(step.name === "running");
  useEffect(() => engine.stop, [engine]);

  return (
    <Screen
      title={t("import.title")}
      about={t("import.about")}
      back={{ to: href("/admin/settings"), text: t("word.settings") }}
      width="max-w-4xl"
    >
      <ChooseForm step={step} onRead={engine.read} onStop={engine.stop} />
      {"dry" in step && (
        <PlannedImport key={step.dry.number} step={step} onRun={engine.run} onStop={engine.stop} />
      )}
      {blocker.state === "blocked" && (
        <ConfirmDialog
          title={t("import.leave")}
          text={t("import.leaveText")}
          cancel={t("word.stay")}
          confirm={t("word.leave")}
          onCancel={() => blocker.reset()}
          onConfirm={() => blocker.proceed()}
        />
      )}
    </Screen>
  );
}

type ChooseFormProps = { step: ImportStep; onRead(chosen: Chosen): unknown; onStop(): void };

/** Chooses one or two exports and the folder of uploads, and reads them. */
function ChooseForm({ step, onRead, onStop }: ChooseFormProps) {
  const { language, t } = useLanguage(importTexts);
  const describeProblem = useDescribeProblem();
  const [isTwo, setTwo] = useState(false);
  const [first, setFirst] = useState<File | null>(null);
  const [second, setSecond] = useState<File | null>(null);
  const [own, setOwn] = useState<Language | null>(null);
  const [uploads, setUploads] = useState<readonly File[]>([]);
  const isBusy = step.name === "reading" || step.name === "running";
  const problem = step.name === "choosing" && step.problem ? describeProblem(step.problem) : null;

  function read(): void {
    const files = [first, isTwo ? second : null].filter((file) => file !== null);
    const folder = uploads.length > 0 ? uploadsFolder(uploads) : null;
    onRead({
      files: isTwo && files.length < 2 ? [] : files,
      language: own,
      folder,
      target: sessionTarget(folder),
    });
  }

  return (
    <FormCard title={t("import.choose")} onSubmit={read} className="grid gap-5">
      <p className="text-ink-soft text-small">{t("import.chooseAbout")}</p>
      <fieldset disabled={isBusy} className="grid gap-5">
        <div className={`grid gap-5 ${isTwo ? "sm:grid-cols-2" : ""}`}>
          <FileField
            label={t(isTwo ? "import.fileNl" : "import.file")}
            accept={exports}
            onChoose={([file]) => setFirst(file ?? null)}
          />
          {isTwo && (
            <FileField
              label={t("import.fileEn")}
              accept={exports}
              onChoose={([file]) => setSecond(file ?? null)}
            />
          )}
        </div>
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            checked={isTwo}
            onChange={({ target }) => setTwo(target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          {t("import.two")}
        </label>
        {!isTwo && (
          <SelectField<Language>
            label={t("import.language")}
            every={t("import.languageOwn")}
            chosen={own}
            choices={languages.map((value) => ({ value, text: t(`word.${value}`) }))}
            onChoose={setOwn}
          />
        )}
        <div>
          <FileField
            label={t("import.folder")}
            isFolder
            hint={t("import.folderHint")}
            onChoose={setUploads}
          />
          <ForTechnicians>
            <p>
              {t("import.technical")} <code className="block">npm run import -- FILE --write --fetch</code>
            </p>
          </ForTechnicians>
        </div>
      </fieldset>
      {uploads.length > 0 && (
        <p>{t("import.folderCount", { count: formatNumber(uploads.length, language) })}</p>
      )}
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
      {step.name === "reading" ? (
        <div className="flex flex-wrap items-center gap-4">
          <Progress
            label={t("import.reading", { percent: Math.floor(step.share * 100) })}
            share={step.share}
          />
          <button type="button" onClick={onStop} className="button button-quiet">
            {t("import.stop")}
          </button>
        </div>
      ) : (
        <p>
          <button type="submit" aria-disabled={isBusy} className="button button-primary">
            {t("import.read")}
          </button>
        </p>
      )}
    </FormCard>
  );
}

const exports = ".xml,.json,text/xml,application/json";

type FileFieldProps = {
  label: string;
  hint?: string;
  accept?: string;
  /** Takes all files of a folder. */
  isFolder?: boolean;
  onChoose(files: readonly File[]): void;
};

/** A labelled file input. */
function FileField({ label, hint, accept, isFolder = false, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <input
        {...(isFolder && folder)}
        id={id}
        type="file"
        accept={accept}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
        className="field file:mr-4 file:cursor-pointer file:rounded-small file:bg-ink file:px-3 file:py-1 file:font-semibold file:text-paper"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-small [overflow-wrap:anywhere]">
          {hint}
        </p>
      )}
    </div>
  );
}

/** React's types don't know it. */
const folder = { webkitdirectory: "" };

/** Takes items as whoever is signed in, and files from a chosen folder. Throws what `importCall` does. */
function sessionTarget(folder: UploadsFolder | null): ImportTarget {
  return {
    call: importCall(accountDatabase()),
    async storeFile({ address }) {
      const file = folder && fileInFolder(folder, address);
      if (!file) return { reason: translator(importTexts, panelLanguage())("import.notInFolder") };
      const problem = fileProblem(file, "both");
      if (problem) return { reason: describe(problem) };
      try {
        return { id: (await sendFile(file, `import/${crypto.randomUUID()}`, () => {})).id };
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        throwIfStopped(error);
        return { reason: describe(error.problem) };
      }
    },
  };
}

function describe(problem: FileProblem): string {
  const language = panelLanguage();
  return describeFileProblem({ problem }, language, translator(mediaPanelTexts, language));
}

/** No other file would be stored now either. */
function throwIfStopped({ problem, until, message }: UploadError): void {
  if (problem === "hour" || problem === "day") {
    const setting = problem === "hour" ? "STORED_MB_PER_HOUR" : "STORED_MB_PER_DAY";
    throw new StorageLimitReached(message, setting, until ? (Date.parse(until) - Date.now()) / 1_000 : 0);
  }
  if (problem === "session" || problem === "not-allowed") throw new ImportInterrupted("session");
  if (problem === "lost" || problem === "busy") throw new ImportInterrupted("lost");
  if (problem === "full") throw new ImportInterrupted("full");
}
