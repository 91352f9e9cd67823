import { accountDatabase } from "../../../account/account-database.ts";
import { ImportInterrupted, importCall } from "../../../data/imports/import-call.ts";
import { UploadError } from "../../../data/media/upload-media.ts";
import { StorageLimitReached } from "../../../data/storage-limit.ts";
import { translator } from "../../../i18n/language-texts.ts";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { panelLanguage } from "../../../i18n/panel-language.ts";
import type { ImportTarget } from "../../../import/import-state.ts";
import { describeFileProblem } from "../../../panel/media/describe-file-problem.ts";
import { type FileProblem, fileProblem } from "../../../panel/media/file-problem.ts";
import { sendFile } from "../../../panel/media/send-file.ts";
import { fileInFolder, type UploadsFolder } from "./uploads-folder.ts";

/** Takes items as whoever is signed in, and files from a chosen folder. Throws what `importCall` does. */
export function sessionTarget(folder: UploadsFolder | null): ImportTarget {
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
