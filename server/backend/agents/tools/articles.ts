import { article } from "../../../../app/content/article.ts";
import { getArticleForEdit } from "../../../../app/data/articles/admin-article.ts";
import { throwIfFailed } from "../../../../app/data/database.ts";
import { isId } from "../../../../app/data/id-pattern.ts";
import { editorTexts } from "../../../../app/i18n/panel/article-editor.en.ts";
import type { Drafted } from "./change-document.ts";
import { englishWords } from "./english-words.ts";
import { ToolError } from "./tool-error.ts";

/** Articles, named by their id or slug. */
export const articles: Drafted<typeof article.fields> = {
  kind: article,
  async open(db, named) {
    const column = isId(named) ? "id" : "slug";
    const found = await db.from("otm_blog_articles").select("id").eq(column, named).maybeSingle();
    throwIfFailed(found);
    if (!found.data) throw new ToolError(`There is no article "${named}". find_articles lists them.`);
    return getArticleForEdit(db, found.data.id);
  },
  words: englishWords(editorTexts.en),
};
