import { type ChangeEvent, useId, useState } from "react";
import {
  type RedirectFile,
  readRedirectFile,
  UnreadableFile,
} from "../../../data/redirects/redirect-file.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { ImportPreview } from "./import-preview.tsx";

const problemKeys = {
  large: "addresses.fileLarge",
  binary: "addresses.fileBinary",
  empty: "addresses.fileEmpty",
  quotes: "addresses.fileQuotes",
  columns: "addresses.fileColumns",
} as const;

/** Reads redirects from a CSV file, and shows what it has before anything is saved. */
export function ImportCard() {
  const { t } = useLanguage(addressTexts);
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [file, setFile] = useState<RedirectFile | null>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setProblem(null);
    setFile(null);
    try {
      setFile(await readRedirectFile(chosen, location.origin));
    } catch (error) {
      const isKnown = error instanceof UnreadableFile;
      setProblem(isKnown ? t(problemKeys[error.problem], { line: error.line }) : t("addresses.fileFailed"));
    }
    // So that the same file can be chosen again.
    target.value = "";
  }

  return (
    <Card id="import" title={t("addresses.import")} className="grid gap-4 p-5 sm:p-6">
      <div className="min-w-0">
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {t("addresses.file")}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem ${id}-hint`}
          onChange={(event) => void read(event)}
          className="field file:mr-4 file:cursor-pointer file:rounded-small file:bg-ink file:px-3 file:py-1 file:font-semibold file:text-paper"
        />
        <p id={`${id}-problem`} role="status" className="mt-1.5 font-semibold text-error text-small">
          {problem}
        </p>
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-small">
          {t("addresses.fileHint")}
        </p>
      </div>
      <ForTechnicians>
        <p>{t("addresses.technical")}</p>
      </ForTechnicians>
      {file && <ImportPreview file={file} />}
    </Card>
  );
}
