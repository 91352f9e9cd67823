import { z } from "zod";
import { asPageKind, pageKinds } from "../../../../app/content/page-kinds.ts";
import { listArticles } from "../../../../app/data/articles/admin-articles.ts";
import { articleStates, articleStatuses } from "../../../../app/data/articles/article-filter.ts";
import { expectData } from "../../../../app/data/database.ts";
import { pagePath } from "../../../../app/data/pages/page-address.ts";
import { listTags } from "../../../../app/data/tags/tags.ts";
import { nextOf, readNext } from "./cursor.ts";
import type { Tool } from "./tool.ts";

const findInput = z.strictObject({
  search: z
    .string()
    .max(200)
    .default("")
    .describe("Part of a title in any language, the author or the slug."),
  status: z.enum(articleStatuses).optional(),
  state: z
    .enum(articleStates)
    .optional()
    .describe("What a language lacks or has only as a draft, outdated English, or changes that wait."),
  after: z.string().max(100).optional().describe("The `next` of an earlier answer."),
});

export const findArticles: Tool<typeof findInput> = {
  name: "find_articles",
  title: "Find articles",
  description: "Lists articles, drafts too, the newest first; 20 at once.",
  scope: "read",
  input: findInput,
  async run({ search, status = null, state = null, after = "" }, { db }) {
    const { rows, older } = await listArticles(db, { search: search.trim(), status, state }, readNext(after));
    return {
      articles: rows.map(({ createdAt, isPublished, isWaiting, isOutdated, readTime, ...article }) => ({
        ...article,
        created_at: createdAt,
        is_live: isPublished,
        has_changes_that_wait: isWaiting,
        is_english_outdated: isOutdated,
      })),
      next: nextOf(older),
    };
  },
};

const pagesInput = z.strictObject({ page_kind: z.enum(pageKinds).optional() });

export const findPages: Tool<typeof pagesInput> = {
  name: "find_pages",
  title: "Find pages",
  description: "Lists pages, cases and services, drafts too, the newest first; 200 at most.",
  scope: "read",
  input: pagesInput,
  async run({ page_kind: kind }, { db }) {
    const query = db
      .from("otm_pages")
      .select("id, kind, slug, published, updated_at, otm_page_content(language, title)")
      .order("created_at", { ascending: false })
      .limit(200);
    const rows = expectData(await (kind ? query.eq("kind", kind) : query));
    return {
      pages: rows.map((row) => ({
        id: row.id,
        path: pagePath(asPageKind(row.kind), row.slug),
        is_live: row.published,
        updated_at: row.updated_at,
        titles: titlesOf(row.otm_page_content),
      })),
    };
  },
};

/** The titles of a document by language. */
export function titlesOf(texts: readonly { language: string; title: string }[]): Record<string, string> {
  return Object.fromEntries(texts.map(({ language, title }) => [language, title]));
}

export const noInput = z.strictObject({});

export const listAllTags: Tool<typeof noInput> = {
  name: "list_tags",
  title: "List tags",
  description: "All tags that articles can carry. New ones are made by a person.",
  scope: "read",
  input: noInput,
  async run(_, { db }) {
    return { tags: (await listTags(db)).map(({ name, slug }) => ({ name, slug })) };
  },
};
