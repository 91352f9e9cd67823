import type { Database, Parameter } from "../../server/backend/database/database.ts";
import { articleDocument } from "./article-document.ts";
import { admin, as } from "./users.ts";

type Version = {
  number: number;
  state: string;
  note: string;
  created_by: string | null;
  title: string;
};

/** The versions of an article, oldest first, with the title of their Dutch text. */
export async function versionsOf(database: Database, articleId: string): Promise<Version[]> {
  return database.query<Version>(
    `select number, state, note, created_by, document -> 'content' -> 0 ->> 'title' as title
     from public.otm_versions where subject_id = $1 order by number`,
    [articleId],
  );
}

/** Their states, oldest first. */
export async function statesOf(database: Database, articleId: string): Promise<string[]> {
  return (await versionsOf(database, articleId)).map(({ state }) => state);
}

/** What an editor has loaded: the number, id and document of the newest version. */
export async function loaded(database: Database, id: string) {
  const [row] = await database.query<{ number: number; id: string; document: object }>(
    `select number, id, document from public.otm_versions where subject_id = $1 order by number desc limit 1`,
    [id],
  );
  if (!row) throw new Error("There is no version");
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
  over?: { number: number },
): Promise<void> {
  const { number } = over ?? (await loaded(database, articleId));
  await call(database, "save_document", {
    _kind: "article",
    _id: articleId,
    _number: number,
    _document: JSON.stringify(
      articleDocument({
        slug: `slug-${articleId.at(-1)}`,
        published: isPublished,
        content: textsOf(title, english, change),
        tags,
        related_articles: related,
        faqs: change.question ? [{ question_nl: change.question, answer_nl: "Ja." }] : [],
      }),
    ),
  });
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
