import {
  activePage,
  contactLead,
  fact,
  freeCase,
  guideFile,
  published,
  secretTag,
  shownPage,
  unfeatured,
} from "./content.ts";
import { user } from "./users.ts";

type Events = { row: string; key: string; column: string };

/** A table's new row, upsert key, and a column to change. */
const tables = {
  user_roles: { row: `(user_id, role) values ('${user.id}', 'admin')`, key: "user_id", column: "role" },
  otm_blog_articles: { row: "(slug) values ('new')", key: "id", column: "author" },
  otm_blog_article_content: {
    row: `(article_id, language, title) values ('${published}', 'en', 'New')`,
    key: "article_id, language",
    column: "title",
  },
  otm_blog_tags: { row: "(name, slug) values ('New', 'new')", key: "slug", column: "name" },
  otm_blog_article_tags: {
    row: `(article_id, tag_id) values ('${published}', '${secretTag}')`,
    key: "article_id, tag_id",
    column: "tag_id",
  },
  otm_blog_article_faqs: {
    row: `(article_id, question_nl) values ('${published}', 'Nieuw?')`,
    key: "id",
    column: "question_nl",
  },
  otm_blog_article_slugs: {
    row: `(slug, article_id) values ('older', '${published}')`,
    key: "slug",
    column: "article_id",
  },
  otm_homepage_featured_articles: {
    row: `(article_id, display_order) values ('${unfeatured}', 3)`,
    key: "article_id",
    column: "display_order",
  },
  otm_homepage_cases: {
    row: `(page_id, display_order) values ('${freeCase}', 3)`,
    key: "page_id",
    column: "display_order",
  },
  otm_versions: {
    row: `(kind, subject_id, number, state, document) values ('article', '${published}', 9, 'saved', '{}')`,
    key: "subject_id, number",
    column: "state",
  },
  otm_field_changes: {
    row: `(kind, subject_id, language, field, number) values ('article', '${unfeatured}', 'nl', 'title', 1)`,
    key: "subject_id, language, field",
    column: "number",
  },
  otm_access_tokens: {
    row: `(user_id, name, scopes, token_hash, is_aal2, expires_at)
      values ('${user.id}', 'New', '{read}', 'b', false, now())`,
    key: "token_hash",
    column: "name",
  },
  otm_preview_links: {
    row: `(kind, subject_id, version_id, token_hash, expires_at)
      values ('article', '${published}', gen_random_uuid(), 'b', now())`,
    key: "token_hash",
    column: "revoked_at",
  },
  otm_preview_opinions: {
    row: `(link_id, name, remark) values (gen_random_uuid(), 'New', 'x')`,
    key: "id",
    column: "resolved_at",
  },
  otm_required_approvals: {
    row: `(subject_id, kind, name) values ('${unfeatured}', 'article', 'New')`,
    key: "subject_id",
    column: "name",
  },
  otm_settled_findings: {
    row: `(subject_id, key) values ('${unfeatured}', '0123456789abcdef')`,
    key: "subject_id, key",
    column: "key",
  },
  otm_facts: {
    row: `(name, nl, en) values ('New fact', '12 nieuwe', '12 new')`,
    key: "id",
    column: "en",
  },
  otm_fact_places: {
    row: `(fact_id, subject_id, language, words, is_tied) values ('${fact}', '${unfeatured}', 'en', 'New words', true)`,
    key: "fact_id, subject_id, language, words",
    column: "is_tied",
  },
  otm_glossary: {
    row: `(nl, en) values ('nieuw', 'new')`,
    key: "id",
    column: "en",
  },
  otm_schedules: {
    row: `(kind, subject_id, action, at) values ('article', '${unfeatured}', 'unpublish', now())`,
    key: "id",
    column: "at",
  },
  otm_webhooks: {
    row: `(url, events) values ('https://new.example/', '{team.changed}')`,
    key: "id",
    column: "pause",
  },
  otm_allowed_domains: {
    row: "(domain, role) values ('nieuw.example', 'writer')",
    key: "domain",
    column: "role",
  },
  otm_redirects: {
    row: "(path, target) values ('/new', '/contact')",
    key: "path",
    column: "target",
  },
  otm_proposals: {
    row: `(user_id, assistant, kind, subject, base, document) values ('${user.id}', 'New', 'picture', 'x', '{}', '{}')`,
    key: "id",
    column: "document",
  },
  otm_about_us_content: {
    row: "(content_key, value_nl) values ('statement', 'Wij')",
    key: "content_key",
    column: "value_nl",
  },
  otm_team_members: { row: "(name, display_order) values ('New', 3)", key: "id", column: "name" },
  otm_download_pages: { row: "(slug) values ('new')", key: "slug", column: "active" },
  otm_download_page_content: {
    row: `(page_id, language, title) values ('${activePage}', 'en', 'Guide')`,
    key: "page_id, language",
    column: "title",
  },
  otm_download_page_slugs: {
    row: `(slug, page_id) values ('older', '${activePage}')`,
    key: "slug",
    column: "page_id",
  },
  otm_pages: { row: "(kind, slug) values ('case', 'new')", key: "kind, slug", column: "published" },
  otm_page_content: {
    row: `(page_id, language, title) values ('${shownPage}', 'en', 'Page')`,
    key: "page_id, language",
    column: "title",
  },
  otm_page_tags: {
    row: `(page_id, tag_id) values ('${shownPage}', '${secretTag}')`,
    key: "page_id, tag_id",
    column: "tag_id",
  },
  otm_page_slugs: {
    row: `(kind, slug, page_id) values ('page', 'older', '${shownPage}')`,
    key: "kind, slug",
    column: "page_id",
  },
  otm_download_submissions: {
    row: `(page_id, name, email) values ('${activePage}', 'Cor', 'cor@klant.example')`,
    key: "id",
    column: "name",
  },
  otm_contact_subm_vlotwerk: {
    row: "(name, email, message) values ('Cor', 'cor@klant.example', 'Hallo')",
    key: "id",
    column: "name",
  },
  otm_download_files: {
    row: `(page_id, language, media_id) values ('${activePage}', 'en', '${guideFile}')`,
    key: "page_id, language",
    column: "media_id",
  },
  otm_media: {
    row: `(path, name, hash, content_type, size) values ('new.pdf', 'new.pdf', repeat('3', 32), 'application/pdf', 9)`,
    key: "path",
    column: "name",
  },
  otm_download_opens: {
    row: "(lead_id) select id from public.otm_leads where kind = 'contact'",
    key: "lead_id",
    column: "opens",
  },
  otm_site_texts: {
    row: "(key, language, text) values ('home.hero.title', 'en', 'Hello')",
    key: "key, language",
    column: "text",
  },
  otm_site_text_versions: {
    row: "(key, language, text, kind) values ('home.hero.title', 'nl', 'Hallo', 'saved')",
    key: "id",
    column: "text",
  },
  otm_waiting_texts: {
    row: "(key, language, text) values ('home.hero.title', 'en', 'Hello')",
    key: "key, language",
    column: "text",
  },
  otm_lead_answers: {
    row: `(lead_id, how) values ('${contactLead}', 'called')`,
    key: "id",
    column: "how",
  },
  otm_leads: {
    row: "(id, kind, origin, words) values (gen_random_uuid(), 'contact', '', '')",
    key: "id",
    column: "status",
  },
} satisfies Record<string, Events>;

export type TableName = keyof typeof tables;
export type Verb = "select" | "insert" | "update" | "delete" | "upsert";

/** The statement of this verb on a table; all but insert and upsert return their rows. */
export function statementFor(verb: Verb, table: TableName): string {
  const { row, key, column } = tables[table];
  switch (verb) {
    case "select":
      return `select 1 from public.${table}`;
    case "insert":
      return `insert into public.${table} ${row}`;
    case "update":
      return `update public.${table} set ${column} = ${column} returning 1`;
    case "delete":
      return `delete from public.${table} returning 1`;
    case "upsert":
      return `insert into public.${table} ${row} on conflict (${key}) do update set ${column} = excluded.${column}`;
  }
}
