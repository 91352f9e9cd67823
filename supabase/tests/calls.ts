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
import type { TableName, Verb } from "./statements.ts";
import { user } from "./users.ts";

type Rows = { row: Readonly<Record<string, unknown>>; key: string; change: object };

/** A table's new row, upsert key, and a change valid for every row. */
const tables: Record<TableName, Rows> = {
  user_roles: { row: { user_id: user.id, role: "admin" }, key: "user_id", change: { role: "admin" } },
  otm_blog_articles: { row: { slug: "new" }, key: "id", change: { author: "Cor" } },
  otm_blog_article_content: {
    row: { article_id: published, language: "en", title: "New" },
    key: "article_id,language",
    change: { title: "Changed" },
  },
  otm_blog_tags: { row: { name: "New", slug: "new" }, key: "slug", change: { name: "Changed" } },
  otm_blog_article_tags: {
    row: { article_id: published, tag_id: secretTag },
    key: "article_id,tag_id",
    change: { tag_id: secretTag },
  },
  otm_blog_article_faqs: {
    row: { article_id: published, question_nl: "Nieuw?" },
    key: "id",
    change: { question_nl: "Anders?" },
  },
  otm_blog_article_slugs: {
    row: { slug: "older", article_id: published },
    key: "slug",
    change: { article_id: published },
  },
  otm_homepage_featured_articles: {
    row: { article_id: unfeatured, display_order: 3 },
    key: "article_id",
    change: { display_order: 9 },
  },
  otm_homepage_cases: {
    row: { page_id: freeCase, display_order: 3 },
    key: "page_id",
    change: { display_order: 9 },
  },
  otm_versions: {
    row: { kind: "article", subject_id: published, number: 9, state: "saved", document: {} },
    key: "id",
    change: { note: "Changed" },
  },
  otm_field_changes: {
    row: { kind: "article", subject_id: unfeatured, language: "nl", field: "title", number: 1 },
    key: "subject_id,language,field",
    change: { number: 9 },
  },
  otm_access_tokens: {
    row: {
      user_id: user.id,
      name: "New",
      scopes: ["read"],
      token_hash: "b",
      is_aal2: false,
      expires_at: "2030-01-01",
    },
    key: "id",
    change: { name: "Changed" },
  },
  otm_preview_links: {
    row: {
      kind: "article",
      subject_id: published,
      version_id: published,
      token_hash: "b",
      expires_at: "2030-01-01",
    },
    key: "id",
    change: { revoked_at: "2026-01-01" },
  },
  otm_preview_opinions: {
    row: { link_id: published, name: "New", remark: "x" },
    key: "id",
    change: { resolved_at: "2026-01-01" },
  },
  otm_required_approvals: {
    row: { subject_id: unfeatured, kind: "article", name: "New" },
    key: "subject_id",
    change: { name: "Changed" },
  },
  otm_settled_findings: {
    row: { subject_id: unfeatured, key: "0123456789abcdef" },
    key: "subject_id,key",
    change: { key: "fedcba9876543210" },
  },
  otm_facts: {
    row: { name: "New fact", nl: "12 nieuwe", en: "12 new" },
    key: "id",
    change: { en: "13 new" },
  },
  otm_fact_places: {
    row: { fact_id: fact, subject_id: unfeatured, language: "en", words: "New words", is_tied: true },
    key: "fact_id,subject_id,language,words",
    change: { is_tied: false },
  },
  otm_glossary: { row: { nl: "nieuw", en: "new" }, key: "id", change: { en: "changed" } },
  otm_schedules: {
    row: { kind: "article", subject_id: unfeatured, action: "unpublish", at: "2030-01-01" },
    key: "id",
    change: { at: "2030-01-01" },
  },
  otm_webhooks: {
    row: { url: "https://new.example/", events: ["team.changed"] },
    key: "id",
    change: { pause: "person" },
  },
  otm_allowed_domains: {
    row: { domain: "nieuw.example", role: "writer" },
    key: "domain",
    change: { role: "editor" },
  },
  otm_redirects: { row: { path: "/new", target: "/contact" }, key: "path", change: { target: "/insights" } },
  otm_proposals: {
    row: {
      user_id: user.id,
      assistant: "New",
      kind: "picture",
      subject: "x",
      base: {},
      document: { nl: "New" },
    },
    key: "id",
    change: { document: { nl: "Changed" } },
  },
  otm_about_us_content: {
    row: { content_key: "statement", value_nl: "Wij" },
    key: "content_key",
    change: { value_nl: "Zij" },
  },
  otm_team_members: { row: { name: "New", display_order: 3 }, key: "id", change: { name: "Cor" } },
  otm_download_pages: { row: { slug: "new" }, key: "slug", change: { active: true } },
  otm_download_page_content: {
    row: { page_id: activePage, language: "en", title: "Guide" },
    key: "page_id,language",
    change: { title: "Changed" },
  },
  otm_pages: { row: { kind: "case", slug: "new" }, key: "kind,slug", change: { published: true } },
  otm_page_content: {
    row: { page_id: shownPage, language: "en", title: "Page" },
    key: "page_id,language",
    change: { title: "Changed" },
  },
  otm_page_tags: {
    row: { page_id: shownPage, tag_id: secretTag },
    key: "page_id,tag_id",
    change: { tag_id: secretTag },
  },
  otm_page_slugs: {
    row: { kind: "page", slug: "older", page_id: shownPage },
    key: "kind,slug",
    change: { page_id: shownPage },
  },
  otm_download_page_slugs: {
    row: { slug: "older", page_id: activePage },
    key: "slug",
    change: { page_id: activePage },
  },
  otm_download_submissions: {
    row: { page_id: activePage, name: "Cor", email: "cor@klant.example" },
    key: "id",
    change: { name: "Cor" },
  },
  otm_contact_subm_vlotwerk: {
    row: { name: "Cor", email: "cor@klant.example", message: "Hallo" },
    key: "id",
    change: { name: "Cor" },
  },
  otm_download_files: {
    row: { page_id: activePage, language: "en", media_id: guideFile },
    key: "page_id,language",
    change: { language: "nl" },
  },
  otm_media: {
    row: { path: "new.pdf", name: "new.pdf", hash: "3".repeat(32), content_type: "application/pdf", size: 9 },
    key: "id",
    change: { name: "other.pdf" },
  },
  otm_download_opens: { row: { lead_id: published }, key: "lead_id", change: { opens: 9 } },
  otm_site_texts: {
    row: { key: "home.hero.title", language: "en", text: "Hello" },
    key: "key,language",
    change: { text: "Changed" },
  },
  otm_site_text_versions: {
    row: { key: "home.hero.title", language: "nl", text: "Hallo", kind: "saved" },
    key: "id",
    change: { text: "Changed" },
  },
  otm_waiting_texts: {
    row: { key: "home.hero.title", language: "en", text: "Hello" },
    key: "key,language",
    change: { text: "Changed" },
  },
  otm_lead_answers: { row: { lead_id: contactLead, how: "called" }, key: "id", change: { how: "wrote" } },
  otm_leads: {
    row: { id: published, kind: "contact", origin: "", words: "" },
    key: "id",
    change: { status: "handled" },
  },
};

export const tableNames = Object.keys(tables);

/** A new row of a table, as it is inserted. */
export function newRowOf(table: TableName): Readonly<Record<string, unknown>> {
  return tables[table].row;
}

/** The API call of this verb on all rows of a table. */
export function callOf(verb: Verb, table: TableName): { path: string; init: RequestInit } {
  const { row, key, change } = tables[table];
  const all = `${key.split(",")[0]}=not.is.null`;
  const path = `/rest/v1/${table}`;
  switch (verb) {
    case "select":
      return { path: `${path}?select=${key}`, init: send("GET", "count=exact") };
    case "insert":
      return { path, init: send("POST", "return=minimal", row) };
    case "update":
      return { path: `${path}?${all}`, init: send("PATCH", "return=minimal,count=exact", change) };
    case "delete":
      return { path: `${path}?${all}`, init: send("DELETE", "return=minimal,count=exact") };
    case "upsert":
      return {
        path: `${path}?on_conflict=${key}`,
        init: send("POST", "return=minimal,resolution=merge-duplicates", row),
      };
  }
}

function send(method: string, prefer: string, body?: object): RequestInit {
  const headers = { "Content-Type": "application/json", Prefer: prefer };
  return body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
}

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}
