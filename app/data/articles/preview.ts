import { z } from "zod";
import type { Language } from "../../i18n/language-texts.ts";
import { type Database, expectData } from "../database.ts";
import { articleDocument } from "./article-document.ts";
import { type Article, articleOf } from "./articles.ts";

const tags = z.array(
  z.object({
    name: z.string(),
    slug: z.string(),
    name_nl: z.string().nullish(),
    name_en: z.string().nullish(),
  }),
);

/** A version of an article, and until when its link is valid. */
export type Preview = { article: Article; number: number; expiresAt: string };

/** What the link with this token shows; null for a wrong, ended or revoked one. Throws when the query fails. */
export async function openPreview(
  db: Database,
  token: string,
  language: Language,
  isCounted: boolean,
): Promise<Preview | null> {
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  const [row] = expectData(await db.rpc("open_preview", { _token: token, _is_counted: isCounted }));
  if (!row) return null;
  const { content, faqs, image_url, ...fields } = articleDocument.parse(row.document);
  const article = articleOf(
    {
      ...fields,
      id: row.article_id,
      image_url: image_url || null,
      created_at: row.created_at,
      updated_at: row.updated_at,
      published_at: row.published_at,
      otm_blog_article_content: content.map((texts) => ({
        ...texts,
        subtitle: texts.subtitle || null,
        excerpt: texts.excerpt || null,
        meta_title: texts.meta_title || null,
        meta_description: texts.meta_description || null,
      })),
      otm_blog_tags: tags.parse(row.tags),
      otm_blog_article_faqs: faqs.map((faq, place) => ({ id: String(place), ...faq })),
    },
    language,
  );
  return { article, number: row.number, expiresAt: row.expires_at };
}
