import type { Queryable } from "../../server/backend/database/database.ts";
import { registers } from "../../server/backup/archive/load.ts";

/** One public and one hidden row of each kind, and an article and a case that the home page has not. */
export const published = "a0000000-0000-4000-8000-000000000001";
export const draft = "a0000000-0000-4000-8000-000000000002";
export const unfeatured = "a0000000-0000-4000-8000-000000000003";
export const publicTag = "b0000000-0000-4000-8000-000000000001";
export const secretTag = "b0000000-0000-4000-8000-000000000002";
export const activeMember = "c0000000-0000-4000-8000-000000000001";
export const formerMember = "c0000000-0000-4000-8000-000000000002";
export const activePage = "d0000000-0000-4000-8000-000000000001";
export const draftPage = "d0000000-0000-4000-8000-000000000002";
export const shownPage = "e0000000-0000-4000-8000-000000000001";
export const unshownPage = "e0000000-0000-4000-8000-000000000002";
export const shownCase = "e0000000-0000-4000-8000-000000000003";
export const freeCase = "e0000000-0000-4000-8000-000000000004";
export const guideFile = "f0000000-0000-4000-8000-000000000001";
export const redirect = "ac000000-0000-4000-8000-000000000001";
const webhook = "b1000000-0000-4000-8000-000000000001";
export const contactLead = "ad000000-0000-4000-8000-000000000001";
export const fact = "fa000000-0000-4000-8000-000000000001";
export const photo = "f0000000-0000-4000-8000-000000000002";

/** That somebody called, after arrangeContent. */
export async function answerLead(database: Queryable, personId: string): Promise<void> {
  await database.query(
    "insert into public.otm_lead_answers (lead_id, how, created_by) values ($1, 'called', $2)",
    [contactLead, personId],
  );
}

/** What a reader of the preview link says, whose approval its draft needs, after arrangeContent. */
export function commentOnPreview(database: Queryable): Promise<void> {
  return database.execute(`insert into public.otm_preview_opinions (link_id, name, remark)
    select id, 'Secret reader', 'Secret remark' from public.otm_preview_links;
    insert into public.otm_required_approvals (subject_id, kind, name) values ('${draft}', 'article', 'Secret reader');
    insert into public.otm_settled_findings (subject_id, key) values ('${draft}', 'fedcba9876543210')`);
}

/** A query of the tables whose rows are a test's own. */
export const testedTables = `
  select oid::regclass from pg_class
  where relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'private'::regnamespace)
    and relkind = 'r' and oid::regclass::text <> all ('{private.site_text_keys,private.backup_state,${registers}}')`;

/**
 * Empties all tables, and fills them by a script, with triggers disabled; faster than a new database, or than truncating
 * small tables.
 */
export async function emptyTables(database: Queryable, fill = ""): Promise<void> {
  // Most tables have never held a row. The sender of mails locks the outbox first; another order could deadlock.
  await database.execute(`
    set local session_replication_role = replica;
    lock table private.mail_outbox;
    do $$
    declare
      tested regclass;
    begin
      for tested in ${testedTables} and pg_relation_size(oid) > 0 loop
        execute format('delete from %s', tested);
      end loop;
    end $$;
    ${fill}`);
}

/** Without the planned withdrawal of the content that is arranged. */
export function withoutPlans(database: Queryable): Promise<void> {
  return database.execute("delete from public.otm_schedules");
}

/** Fills the tables as the server's own role, without policies. */
export async function arrangeContent(database: Queryable): Promise<void> {
  await database.execute(`
    insert into public.otm_blog_articles (id, slug, published) values
      ('${published}', 'published', true), ('${draft}', 'draft', false),
      ('${unfeatured}', 'unfeatured', true);
    insert into public.otm_blog_article_content (article_id, language, title, content) values
      ('${published}', 'nl', 'Gepubliceerd', '<p>Voor iedereen.</p>'), ('${draft}', 'nl', 'Concept', '<p>Geheim.</p>');
    insert into public.otm_blog_tags (id, name, slug) values
      ('${publicTag}', 'Public', 'public'), ('${secretTag}', 'Secret', 'secret');
    insert into public.otm_blog_article_tags values ('${published}', '${publicTag}'), ('${draft}', '${secretTag}');
    insert into public.otm_blog_article_faqs (article_id, question_nl, answer_nl) values
      ('${published}', 'Wat?', 'Dit.'), ('${draft}', 'Wat nog niet?', 'Geheim.');
    insert into public.otm_blog_article_slugs (slug, article_id) values
      ('was-published', '${published}'), ('was-draft', '${draft}');
    insert into public.otm_homepage_featured_articles (article_id, display_order) values
      ('${published}', 1), ('${draft}', 2);
    -- Their versions, which the commit would write.
    set constraints private.record_version immediate;
    set constraints private.record_version deferred;
    insert into public.otm_preview_links (kind, subject_id, version_id, token_hash, expires_at)
      select kind, subject_id, id, 'a', now() + interval '1 day' from public.otm_versions
      where subject_id = '${draft}';
    insert into public.otm_schedules (kind, subject_id, action, at)
      values ('article', '${published}', 'unpublish', now() + interval '1 day');
    insert into public.otm_webhooks (id, url, events, pause) values
      ('${webhook}', 'https://hooks.klant.example/', '{lead.created}', 'person');
    insert into public.otm_about_us_content (content_key, value_nl) values ('about_title', 'Over ons');
    insert into public.otm_facts (id, name, nl, en) values ('${fact}', 'Secret fact', '7 geheimen', '7 secrets');
    insert into public.otm_fact_places (fact_id, subject_id, language, words, is_tied)
      values ('${fact}', '${draft}', 'nl', 'Secret sentence', true);
    insert into public.otm_glossary (nl, en) values ('geheim woord', 'secret word');
    insert into public.otm_redirects (id, path, target, note)
      values ('${redirect}', '/oud', '/contact', 'Secret note of a redirect');
    insert into public.otm_allowed_domains (domain, role) values ('firma.example', 'editor');
    insert into private.missing_paths values ('/secret-missing', current_date, 3, 1);
    insert into public.otm_site_texts (key, language, text) values ('home.hero.title', 'nl', 'Hallo');
    insert into public.otm_waiting_texts (key, language, text) values ('home.hero.title', 'nl', 'Hoi');
    insert into public.otm_team_members (id, name, display_order, active) values
      ('${activeMember}', 'Noor', 1, true), ('${formerMember}', 'Lotte', 2, false);
    insert into public.otm_download_pages (id, slug, active) values
      ('${activePage}', 'active_page', true), ('${draftPage}', 'draft_page', false);
    insert into public.otm_download_page_content (page_id, language, title) values
      ('${activePage}', 'nl', 'Gids'), ('${draftPage}', 'nl', 'Concept');
    insert into public.otm_pages (id, kind, slug, published) values
      ('${shownPage}', 'page', 'shown-page', true), ('${unshownPage}', 'case', 'unshown-page', false),
      ('${shownCase}', 'case', 'shown-case', true), ('${freeCase}', 'case', 'free-case', false);
    insert into public.otm_page_content (page_id, language, title, sections) values
      ('${shownPage}', 'nl', 'Pagina', '[{"id": "s1", "type": "text", "hidden": false, "title": "Kop", "text": "<p>Gepubliceerd.</p>"}]'),
      ('${unshownPage}', 'nl', 'Ongezien', '[{"id": "s1", "type": "text", "hidden": false, "title": "Kop", "text": "<p>Geheim.</p>"}]'),
      ('${shownCase}', 'nl', 'Praktijkvoorbeeld', '[]');
    insert into public.otm_homepage_cases (page_id, display_order) values
      ('${shownCase}', 1), ('${unshownPage}', 2);
    insert into public.otm_page_tags values ('${shownPage}', '${publicTag}'), ('${unshownPage}', '${secretTag}');
    set constraints private.record_version immediate;
    set constraints private.record_version deferred;
    insert into public.otm_download_page_slugs (slug, page_id) values
      ('was_active', '${activePage}'), ('was_draft', '${draftPage}');
    insert into public.otm_page_slugs (kind, slug, page_id) values
      ('page', 'was-shown', '${shownPage}'), ('case', 'was-unshown', '${unshownPage}');
    insert into public.otm_download_submissions (page_id, name, email) values
      ('${activePage}', 'Anna', 'anna@klant.example');
    insert into public.otm_contact_subm_vlotwerk (id, name, email, message) values
      ('${contactLead}', 'Bram', 'bram@klant.example', 'Bel mij.');
    insert into public.otm_media (id, path, name, hash, content_type, size) values
      ('${guideFile}', 'gids.pdf', 'gids.pdf', '${"1".repeat(32)}', 'application/pdf', 9);
    insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour) values
      ('${photo}', 'foto.jpg', 'foto.jpg', '${"2".repeat(32)}', 'image/jpeg', 9, 1600, 1200, '#c0ffee');
    insert into public.otm_download_files (page_id, language, media_id) values ('${activePage}', 'nl', '${guideFile}');
    insert into public.otm_download_opens (lead_id) select id from public.otm_leads where kind = 'download';
  `);
}
