import { page } from "../../../../app/content/page.ts";
import { throwIfFailed } from "../../../../app/data/database.ts";
import { isId } from "../../../../app/data/id-pattern.ts";
import { getPageForEdit } from "../../../../app/data/pages/edited-page.ts";
import { kindAt } from "../../../../app/data/pages/page-address.ts";
import { pageEditorTexts } from "../../../../app/i18n/panel/page-editor.en.ts";
import { sectionTexts } from "../../../../app/i18n/panel/sections.en.ts";
import type { Drafted } from "./change-document.ts";
import { documentTools } from "./document-tools.ts";
import { englishWords } from "./english-words.ts";
import { ToolError } from "./tool-error.ts";

/** Pages made of sections, named by their id or Dutch path, such as /cases/x. */
const pages: Drafted<typeof page.fields> = {
  kind: page,
  async open(db, named) {
    const path = named.startsWith("/") ? named : `/${named}`;
    const slug = path.split("/").at(-1) ?? "";
    const rows = db.from("otm_pages").select("id");
    const found = await (isId(named)
      ? rows.eq("id", named)
      : rows.eq("kind", kindAt(path)).eq("slug", slug)
    ).maybeSingle();
    throwIfFailed(found);
    const stored = found.data && (await getPageForEdit(db, found.data.id));
    if (!stored) throw new ToolError(`There is no page "${named}". find_pages lists them.`);
    return stored;
  },
  words: englishWords({ ...pageEditorTexts.en, ...sectionTexts.en }),
};

export const pageTools = documentTools(pages, {
  argument: "page",
  named: "The id or Dutch path, such as /cases/x.",
  change: "change_page",
  needs: "a title in a language",
});
