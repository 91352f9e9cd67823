import { downloadPage } from "../../../../app/content/download-page.ts";
import { throwIfFailed } from "../../../../app/data/database.ts";
import { getDownloadPage } from "../../../../app/data/downloads/admin-download-page.ts";
import { isId } from "../../../../app/data/id-pattern.ts";
import { downloadEditorTexts } from "../../../../app/i18n/panel/download-editor.en.ts";
import type { Drafted } from "./change-document.ts";
import { documentTools } from "./document-tools.ts";
import { englishWords } from "./english-words.ts";
import { ToolError } from "./tool-error.ts";

/** Download pages, named by their id or slug. */
const downloadPages: Drafted<typeof downloadPage.fields> = {
  kind: downloadPage,
  async open(db, named) {
    const column = isId(named) ? "id" : "slug";
    const found = await db.from("otm_download_pages").select("id").eq(column, named).maybeSingle();
    throwIfFailed(found);
    const stored = found.data && (await getDownloadPage(db, found.data.id));
    if (!stored) throw new ToolError(`There is no download page "${named}". find_download_pages lists them.`);
    return stored;
  },
  words: englishWords(downloadEditorTexts.en),
};

export const downloadPageTools = documentTools(downloadPages, {
  argument: "download_page",
  named: "The id or slug.",
  change: "change_download_page",
  needs: "a title in a language",
  isOfEditors: true,
});
