import type { Database } from "../server/backend/database/database.ts";

/** Rows per statement. */
const chunk = 2_000;

/** Adds the 20 tags of `addArticles`, unless they are there. */
export async function addTags(database: Database): Promise<void> {
  await database.execute(`
    insert into public.otm_blog_tags (id, name, slug)
    select ('c1000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'Tag ' || number, 'bench-tag-' || number
    from generate_series(1, 20) as number on conflict do nothing`);
}

/**
 * Adds articles by number, one for each hour back in time, every tenth a draft: in two languages, with two tags, two
 * questions and 1 kB of text. One in a thousand is about beekeepers; every one has `artikel` in its title.
 */
export async function addArticles(database: Database, first: number, last: number): Promise<void> {
  await addTags(database);
  for (let number = first; number <= last; number += chunk) {
    await database.execute(articles(number, Math.min(number + chunk - 1, last)));
  }
  // Autovacuum would do this at an unpredictable time.
  await database.execute("vacuum analyze");
}

function articles(first: number, last: number): string {
  const range = `generate_series(${first}, ${last}) as number`;
  const id = "('a1000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid";
  const subject =
    "case when number % 1000 = 7 then 'imkers' else (array['facturen', 'roosters', 'vragen'])[1 + number % 3] end";
  return `
    insert into public.otm_blog_articles (id, slug, author, read_time, image_url, published, created_at)
    select ${id}, 'bench-' || number, 'Schrijver ' || number % 50, 5, '/images/insights/agentic-ai.svg', number % 10 <> 0,
      now() - interval '1 day' - number * interval '1 hour'
    from ${range};

    insert into public.otm_blog_article_faqs (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
    select ${id}, 'Wat kost het?', 'Dat hangt ervan af.', 'What does it cost?', 'It depends.', place
    from ${range} cross join generate_series(1, 2) as place;

    insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
    select ${id}, language, 'Een artikel over ' || ${subject} || ', deel ' || number, 'Een lijst, een som en een keuze',
      repeat('Wat u deze week met de hand doet. ', 5),
      '<h2>Werk ' || number || '</h2>' || (
        select string_agg('<p>Alinea ' || (number + paragraph) % 500 || ' gaat over het werk van deze week en wie het doet.</p>', '')
        from generate_series(1, 12) as paragraph)
    from ${range} cross join unnest(array['nl', 'en']) as language;

    insert into public.otm_blog_article_tags (article_id, tag_id)
    select ${id}, ('c1000000-0000-4000-8000-' || lpad((1 + (number * place) % 20)::text, 12, '0'))::uuid
    from ${range} cross join generate_series(1, 2) as place
    on conflict do nothing;`;
}
