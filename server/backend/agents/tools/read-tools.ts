import { z } from "zod";
import { article as articleKind } from "../../../../app/content/article.ts";
import { listArticles } from "../../../../app/data/articles/admin-articles.ts";
import { articleStates, articleStatuses } from "../../../../app/data/articles/article-filter.ts";
import { listTranslationMarks } from "../../../../app/data/articles/translation-marks.ts";
import {
  type MissingDescription,
  mediaIdsOfArticle,
  missingDescriptions,
} from "../../../../app/data/media/missing-descriptions.ts";
import { listPictureDescriptions } from "../../../../app/data/media/picture-descriptions.ts";
import { listPlans } from "../../../../app/data/schedules/plans.ts";
import { listTags } from "../../../../app/data/tags/tags.ts";
import { languages } from "../../../../app/i18n/language-texts.ts";
import { articles } from "./articles.ts";
import { editorAddress, stateOf, unreadableIn, versionOf } from "./change-document.ts";
import { nextOf, readNext } from "./cursor.ts";
import { toolAnswer } from "./declared-fields.ts";
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

const readInput = z.strictObject({
  article: z.string().max(300).describe("The article's id or slug."),
  language: z.enum(languages).optional().describe("The texts of one language alone; both when left out."),
});

export const readArticle: Tool<typeof readInput> = {
  name: "read_article",
  title: "Read an article",
  description:
    "Gives an article as its editor opens it: the changes that wait to be published, else what is live, else the draft. Content is HTML. Name its `version` when you change it; while something is `planned`, a person changes it.",
  scope: "read",
  input: readInput,
  async run({ article, language }, { db, siteUrl }) {
    const stored = await articles.open(db, article);
    const { id, form } = stored;
    const [tags, planned, marks, described] = await Promise.all([
      listTags(db),
      listPlans(db, [id]),
      listTranslationMarks(db, id),
      listPictureDescriptions(db, mediaIdsOfArticle(form)),
    ]);
    return {
      id,
      version: versionOf(stored),
      state: stateOf(articles, stored),
      planned: planned.map(({ action, language, at }) => ({ action, language, at })),
      ...(stored.unreadable.length > 0 && { unreadable: unreadableIn(articles, stored) }),
      ...toolAnswer(articleKind, form),
      ...(language !== "en" && { nl: toolAnswer(articleKind, form, "nl") }),
      ...(language !== "nl" && { en: toolAnswer(articleKind, form, "en") }),
      tags: tags.filter((tag) => form.selectedTags.includes(tag.id)).map(({ name }) => name),
      outdated: marks.map(({ language, field }) => ({ language, field })),
      undescribed_pictures: picturesOf(missingDescriptions(form, described)),
      edit_at: editorAddress(articles, siteUrl, id),
    };
  },
};

/** Each once per language, however often a text has it. */
function picturesOf(missing: readonly MissingDescription[]) {
  const places = Map.groupBy(missing, ({ id, name, tab, language }) =>
    JSON.stringify([id ?? name, tab, language]),
  );
  return [...places.values()].flatMap(([picture]) =>
    picture
      ? {
          picture: picture.id ?? picture.name,
          name: picture.name,
          language: picture.language,
          is_in_text: picture.tab !== "basic",
        }
      : [],
  );
}

const noInput = z.strictObject({});

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
