import type { Queryable } from "../../server/backend/database/database.ts";

/** A live article with a hidden English text, and one that is published but shows no language. */
export const half = "a1000000-0000-4000-8000-000000000001";
export const dark = "a1000000-0000-4000-8000-000000000002";
export const darkTag = "b1000000-0000-4000-8000-000000000002";
const halfTag = "b1000000-0000-4000-8000-000000000001";

/** Adds both, with tags, questions, former slugs and places on the home page. What is hidden says "Verborgen". */
export async function arrangeHiddenContent(database: Queryable): Promise<void> {
  await database.execute(`
    insert into public.otm_blog_articles (id, slug, published) values ('${half}', 'half', true), ('${dark}', 'dark', true);
    insert into public.otm_blog_article_content (article_id, language, title, excerpt, content, published) values
      ('${half}', 'nl', 'Zichtbaar', 'Kort', '<p>Leesbaar.</p>', true),
      ('${half}', 'en', 'Verborgen in English', 'Verborgen', '<p>Verborgen.</p>', false),
      ('${dark}', 'nl', 'Verborgen', null, '<p>Verborgen.</p>', false),
      ('${dark}', 'en', 'Verborgen', null, '<p>Verborgen.</p>', false);
    insert into public.otm_blog_tags (id, name, slug) values
      ('${halfTag}', 'Half', 'half'), ('${darkTag}', 'Verborgen', 'dark');
    insert into public.otm_blog_article_tags values ('${half}', '${halfTag}'), ('${dark}', '${darkTag}');
    insert into public.otm_blog_article_faqs (article_id, question_nl, answer_nl, question_en, answer_en, display_order) values
      ('${half}', 'Beide?', 'Ja.', 'Verborgen both?', 'Verborgen.', 1),
      ('${half}', 'Alleen hier?', 'Ja.', '', '', 2),
      ('${half}', '', '', 'Verborgen alone?', 'Verborgen.', 3),
      ('${dark}', 'Verborgen?', 'Verborgen.', '', '', 1);
    insert into public.otm_blog_article_slugs (slug, article_id) values ('was-half', '${half}'), ('was-dark', '${dark}');
    insert into public.otm_homepage_featured_articles (article_id, display_order) values ('${dark}', 1), ('${half}', 2);
  `);
}
