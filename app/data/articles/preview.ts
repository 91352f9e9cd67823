import { article } from "../../content/article.ts";
import { readDocument } from "../../content/document.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { z } from "../../zod.ts";
import { type Database, expectData } from "../database.ts";
import { type Article, articleOf } from "./articles.ts";

const tags = z.array(
  z.object({
    name: z.string(),
    slug: z.string(),
    name_nl: z.string().nullable(),
    name_en: z.string().nullable(),
  }),
);

/** A version of an article, whether all of it could be read, and until when its link is valid. */
type Preview = { article: Article; isWhole: boolean; number: number; expiresAt: string };

/** What the link with this token shows; null for a wrong, ended or revoked one. Throws when the query fails. */
export async function openPreview(
  db: Database,
  token: string,
  language: Language,
  isCounted: boolean,
): Promise<Preview | null> {
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  const [row] = expectData(await db.rpc("open_preview", { _token: token, _is_counted: isCounted }));
  // Only articles have a page that shows one.
  if (row?.kind !== "article") return null;
  const { form, unreadable } = readDocument(article, row.document);
  const { subject_id: id, created_at, updated_at, published_at } = row;
  return {
    article: articleOf(
      form,
      { id, created_at, updated_at, published_at, tags: tags.parse(row.tags) },
      language,
    ),
    isWhole: unreadable.length === 0,
    number: row.number,
    expiresAt: row.expires_at,
  };
}
