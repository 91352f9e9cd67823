import type { Database, Parameter } from "../../server/backend/database/database.ts";
import { admin, as } from "./users.ts";

type Version = {
  number: number;
  kind: string;
  note: string;
  created_by: string | null;
  title: string;
};

/** The versions of an article, oldest first, with the title of their Dutch text. */
export async function versionsOf(database: Database, articleId: string): Promise<Version[]> {
  return database.query<Version>(
    `select number, kind, note, created_by, document -> 'content' -> 0 ->> 'title' as title
     from public.otm_article_versions where article_id = $1 order by number`,
    [articleId],
  );
}

/** Their kinds, oldest first. */
export async function kindsOf(database: Database, articleId: string): Promise<string[]> {
  return (await versionsOf(database, articleId)).map(({ kind }) => kind);
}

/** What an editor has loaded: the article's updated_at and its newest version's number and id. */
export async function loaded(database: Database, articleId: string) {
  const [row] = await database.query<{ updatedAt: string; number: number; id: string; document: object }>(
    `select article.updated_at::text as "updatedAt", version.number, version.id, version.document
     from public.otm_blog_articles article join public.otm_article_versions version on version.article_id = article.id
     where article.id = $1 order by version.number desc limit 1`,
    [articleId],
  );
  if (!row) throw new Error("The article has no version");
  return row;
}

export type Change = {
  title?: string;
  english?: string | null;
  isPublished?: boolean;
  isEnglishShown?: boolean;
  isDutchShown?: boolean;
  tags?: string[];
  related?: string[];
  question?: string;
};

/** Saves an article as an editor does, over the newest version or over the given one. */
export async function save(
  database: Database,
  articleId: string,
  {
    title = "Titel",
    english = "Title",
    isPublished = false,
    tags = [],
    related = [],
    ...change
  }: Change = {},
  over?: { updatedAt: string; number: number },
): Promise<void> {
  const { updatedAt, number } = over ?? (await loaded(database, articleId));
  await as(
    database,
    admin,
    `select public.save_article(_id => $1, _updated_at => $2, _number => $3, _slug => $4, _published => $5,
       _content => $6::jsonb, _tags => $7::uuid[], _related_articles => $8::uuid[], _faqs => $9::jsonb)`,
    [
      articleId,
      updatedAt,
      number,
      `slug-${articleId.at(-1)}`,
      isPublished,
      JSON.stringify(textsOf(title, english, change)),
      tags,
      related,
      JSON.stringify(change.question ? [{ question_nl: change.question, answer_nl: "Ja." }] : []),
    ],
  );
}

function textsOf(title: string, english: string | null, { isDutchShown, isEnglishShown }: Change) {
  return [
    { language: "nl", title, content: "<p>Tekst.</p>", published: isDutchShown ?? true },
    ...(english === null
      ? []
      : [{ language: "en", title: english, content: "<p>Text.</p>", published: isEnglishShown ?? true }]),
  ];
}

/** Calls a function as an administrator; its value. */
export async function call<Value>(
  database: Database,
  name: string,
  named: Record<string, Parameter>,
  who = admin,
): Promise<Value> {
  const list = Object.keys(named).map((key, index) => `${key} => $${index + 1}`);
  const [row] = await as<{ value: Value }>(
    database,
    who,
    `select public.${name}(${list.join(", ")}) as value`,
    Object.values(named),
  );
  if (!row) throw new Error(`${name} gave no row`);
  return row.value;
}
