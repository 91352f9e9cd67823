// @module-tag S2

import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { migrate } from "../../server/backend/database/migrate.ts";
import { seed } from "../../server/backend/database/seed.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";

const readable = ["anon: select", "authenticated: delete, select"];
const former = ["anon: select", "authenticated: select"];

/** Table privileges of the two roles; what they may insert and update is in columns.txt. */
const tablePrivileges: Record<string, string[]> = {
  user_roles: readable.slice(1),
  otm_blog_articles: readable,
  otm_blog_article_content: readable,
  otm_blog_tags: readable,
  otm_blog_article_tags: readable,
  otm_blog_article_faqs: readable,
  otm_blog_article_slugs: former,
  otm_homepage_featured_articles: readable,
  otm_homepage_cases: readable,
  otm_versions: ["authenticated: select"],
  otm_field_changes: ["authenticated: select"],
  otm_access_tokens: ["authenticated: delete"],
  otm_schedules: ["authenticated: delete, select"],
  otm_webhooks: ["authenticated: delete, select"],
  otm_redirects: ["authenticated: delete, select"],
  otm_fact_places: ["authenticated: delete, select"],
  otm_facts: ["authenticated: delete, select"],
  otm_glossary: ["authenticated: delete, select"],
  otm_allowed_domains: ["authenticated: delete, select"],
  otm_proposals: ["authenticated: delete, select"],
  otm_about_us_content: readable,
  otm_team_members: readable,
  otm_download_pages: readable,
  otm_download_page_content: readable,
  otm_download_page_slugs: former,
  otm_pages: readable,
  otm_page_tags: former,
  otm_page_slugs: former,
  otm_download_submissions: ["authenticated: delete, select"],
  otm_contact_subm_vlotwerk: ["authenticated: delete, select"],
  otm_leads: ["authenticated: select"],
  otm_lead_answers: ["authenticated: delete, select"],
  otm_download_files: ["authenticated: delete, select"],
  otm_media: ["authenticated: delete, select"],
  otm_download_opens: ["authenticated: select"],
  otm_preview_opinions: ["authenticated: delete, select"],
  otm_required_approvals: ["authenticated: select"],
  otm_settled_findings: ["authenticated: delete, select"],
};

const readableColumns = [
  "otm_access_tokens authenticated select: connected_by, created_at, expires_at, id, last_used_at, name, scopes, user_id",
  "otm_page_content anon select: description, language, page_id, published, title",
  "otm_page_content authenticated select: description, language, page_id, published, title",
  "otm_preview_links authenticated select: created_at, created_by, expires_at, id, is_mailed, kind, last_opened_at, opens, revoked_at, subject_id, version_id",
  "otm_site_texts anon select: key, language, text, updated_at",
  "otm_site_texts authenticated select: key, language, text, updated_at",
  "otm_waiting_texts authenticated select: key, language, publish_at, text, updated_at",
];

const executable = [
  "anon: private.is_language_hidden",
  "anon: private.is_plausible_time",
  "anon: private.is_visit",
  "anon: private.list_hidden_articles",
  "anon: private.shows_a_language",
  "anon: public.content_version",
  "anon: public.draw_form_challenge",
  "anon: public.give_opinion",
  "anon: public.list_answers",
  "anon: public.list_article_faqs",
  "anon: public.list_full_moments",
  "anon: public.list_page_sections",
  "anon: public.list_pictures",
  "anon: public.open_invitation",
  "anon: public.open_preview",
  "anon: public.search_articles",
  "anon: public.search_pages",
  "authenticated: private.drafted_kinds",
  "authenticated: private.has_active_session",
  "authenticated: private.has_token",
  "authenticated: private.has_token_of_editor",
  "authenticated: private.holds_draft",
  "authenticated: private.holds_draft_of",
  "authenticated: private.holds_idle_media",
  "authenticated: private.is_admin",
  "authenticated: private.is_editor",
  "authenticated: private.is_language_hidden",
  "authenticated: private.is_link_in_trash",
  "authenticated: private.is_pdf",
  "authenticated: private.is_picture_address",
  "authenticated: private.is_plausible_time",
  "authenticated: private.is_visit",
  "authenticated: private.is_writer",
  "authenticated: private.kinds_of_token",
  "authenticated: private.list_hidden_articles",
  "authenticated: private.move_in_order",
  "authenticated: private.sees_leads",
  "authenticated: private.shows_a_language",
  "authenticated: private.site_text_length",
  "authenticated: private.target_path",
  "authenticated: private.token_name",
  "authenticated: public.accept_invitation",
  "authenticated: public.are_leads_open",
  "authenticated: public.backup_state",
  "authenticated: public.confirm_sentences",
  "authenticated: public.confirm_translation",
  "authenticated: public.content_version",
  "authenticated: public.count_leads",
  "authenticated: public.count_leads_by_week",
  "authenticated: public.count_recovery_codes",
  "authenticated: public.count_sample_content",
  "authenticated: public.count_views_by_day",
  "authenticated: public.create_access_token",
  "authenticated: public.create_preview_link",
  "authenticated: public.create_recovery_codes",
  "authenticated: public.create_webhook",
  "authenticated: public.delete_article",
  "authenticated: public.delete_from_trash",
  "authenticated: public.discard_proposed_reply",
  "authenticated: public.discard_working_version",
  "authenticated: public.end_sessions",
  "authenticated: public.filter_articles",
  "authenticated: public.filter_pages",
  "authenticated: public.filter_redirects",
  "authenticated: public.find_busy_spans",
  "authenticated: public.find_proposed_reply",
  "authenticated: public.get_media_uploader",
  "authenticated: public.get_own_role",
  "authenticated: public.give_opinion",
  "authenticated: public.has_role",
  "authenticated: public.import_document",
  "authenticated: public.import_file",
  "authenticated: public.import_tag",
  "authenticated: public.invite",
  "authenticated: public.list_accounts",
  "authenticated: public.list_answers",
  "authenticated: public.list_article_faqs",
  "authenticated: public.list_audit_log",
  "authenticated: public.list_audit_people",
  "authenticated: public.list_calendars",
  "authenticated: public.list_editors",
  "authenticated: public.list_empty_searches",
  "authenticated: public.list_fetches",
  "authenticated: public.list_form_trials",
  "authenticated: public.list_full_moments",
  "authenticated: public.list_imported",
  "authenticated: public.list_invitations",
  "authenticated: public.list_lead_answers",
  "authenticated: public.list_lead_mails",
  "authenticated: public.list_lead_origins",
  "authenticated: public.list_leads",
  "authenticated: public.list_live_documents",
  "authenticated: public.list_media_uses",
  "authenticated: public.list_missing_parts",
  "authenticated: public.list_missing_paths",
  "authenticated: public.list_missing_targets",
  "authenticated: public.list_page_sections",
  "authenticated: public.list_page_statistics",
  "authenticated: public.list_pictures",
  "authenticated: public.list_proposal_people",
  "authenticated: public.list_redirected",
  "authenticated: public.list_reviews",
  "authenticated: public.list_schedules",
  "authenticated: public.list_server_warnings",
  "authenticated: public.list_site_text_changes",
  "authenticated: public.list_site_text_versions",
  "authenticated: public.list_site_texts",
  "authenticated: public.list_taken_slugs",
  "authenticated: public.list_trash",
  "authenticated: public.list_unsent_mails",
  "authenticated: public.list_versions",
  "authenticated: public.list_view_origins",
  "authenticated: public.list_waiting",
  "authenticated: public.list_waiting_documents",
  "authenticated: public.list_waiting_texts",
  "authenticated: public.list_webhook_deliveries",
  "authenticated: public.list_weekly_mail_items",
  "authenticated: public.move_featured_article",
  "authenticated: public.move_homepage_case",
  "authenticated: public.move_team_member",
  "authenticated: public.open_invitation",
  "authenticated: public.open_preview",
  "authenticated: public.plan_waiting_texts",
  "authenticated: public.propose_change",
  "authenticated: public.propose_reply",
  "authenticated: public.propose_target",
  "authenticated: public.publish_regardless",
  "authenticated: public.publish_waiting_texts",
  "authenticated: public.record_export",
  "authenticated: public.remove_account",
  "authenticated: public.remove_second_steps",
  "authenticated: public.renew_webhook_secret",
  "authenticated: public.reply_to_lead",
  "authenticated: public.request_form_trial",
  "authenticated: public.require_approval",
  "authenticated: public.resend_delivery",
  "authenticated: public.resend_invitation",
  "authenticated: public.resend_mail",
  "authenticated: public.restore_from_trash",
  "authenticated: public.restore_site_text",
  "authenticated: public.restore_version",
  "authenticated: public.save_document",
  "authenticated: public.save_redirects",
  "authenticated: public.save_waiting_texts",
  "authenticated: public.save_working_version",
  "authenticated: public.schedule_publication",
  "authenticated: public.search_articles",
  "authenticated: public.search_pages",
  "authenticated: public.sees_lead_origins",
  "authenticated: public.set_calendar",
  "authenticated: public.set_lead_access",
  "authenticated: public.set_review",
  "authenticated: public.settle_site_text",
  "authenticated: public.test_webhook",
  "authenticated: public.use_recovery_code",
  "authenticated: public.withdraw_invitation",
];

describeOnDatabase("the catalog", (open) => {
  let database: Database;

  /** The values of the one column `line`. */
  async function lines(statement: string): Promise<string[]> {
    const rows = await database.query<{ line: string }>(statement);
    return rows.map(({ line }) => line);
  }

  beforeAll(async () => {
    database = await open();
    // All of it must be unchanged after three more starts.
    for (let start = 1; start <= 3; start++) {
      await migrate(database);
      await seed(database);
    }
  });

  it("has row-level security on every table", async () => {
    const open = await lines(`
      select oid::regclass::text as line from pg_class
      where relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'private'::regnamespace)
        and relkind in ('r', 'p')
        and not relrowsecurity`);
    expect(open).toEqual([]);
  });

  it("has only tables in public: a view would bypass row-level security", async () => {
    const others = await lines(`
      select relname::text as line from pg_class
      where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i')`);
    expect(others).toEqual([]);
  });

  it("gives anon and authenticated exactly these privileges on tables", async () => {
    const held = await database.query<{ table: string; line: string }>(`
      select relname::text as "table",
        case grantee when 0 then 'public' else grantee::regrole::text end || ': ' ||
        string_agg(lower(privilege_type), ', ' order by lower(privilege_type)) as line
      from pg_class cross join aclexplode(relacl)
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and (grantee = 0 or grantee in ('anon'::regrole, 'authenticated'::regrole))
      group by relname, grantee order by relname, line`);
    const found: Record<string, string[]> = {};
    for (const { table, line } of held) found[table] = [...(found[table] ?? []), line];
    expect(found).toEqual(tablePrivileges);
  });

  it("grants only the listed columns for select where not the whole table is", async () => {
    const held = await lines(`
      select relname || ' ' || grantee::regrole || ' ' || lower(privilege_type) || ': ' ||
        string_agg(attname, ', ' order by attname) as line
      from pg_class join pg_attribute on attrelid = pg_class.oid cross join aclexplode(attacl)
      where relnamespace = 'public'::regnamespace and privilege_type not in ('INSERT', 'UPDATE')
      group by relname, grantee, privilege_type order by line`);
    expect(held).toEqual(readableColumns);
  });

  it("grants nothing in auth and private, not even usage of private", async () => {
    const held = await lines(`
      select role || ' ' || privilege || ' ' || pg_class.oid::regclass as line
      from pg_class, unnest(array['anon', 'authenticated']) role,
        unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege
      where relnamespace in ('auth'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'm', 'p')
        and (has_table_privilege(role, pg_class.oid, privilege)
          or (privilege in ('select', 'insert', 'update', 'references')
            and has_any_column_privilege(role, pg_class.oid, privilege)))
      union all
      select role || ' uses private' from unnest(array['anon', 'authenticated']) role
      where has_schema_privilege(role, 'private', 'usage')
      union all
      select role || ' creates in ' || nspname from pg_namespace, unnest(array['anon', 'authenticated']) role
      where has_schema_privilege(role, pg_namespace.oid, 'create')`);
    expect(held).toEqual([]);
  });

  it("grants execute on exactly the listed functions", async () => {
    const held = await lines(`
      select role || ': ' || nspname || '.' || proname as line
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace,
        unnest(array['anon', 'authenticated', 'public']) role
      where nspname in ('public', 'private') and has_function_privilege(role, pg_proc.oid, 'execute')
    `);
    expect(held.sort()).toEqual(executable);
  });

  it("fixes the search path of every function", async () => {
    const open = await lines(`
      select oid::regprocedure::text as line from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(proconfig @> array['search_path=""'], false)`);
    expect(open).toEqual([]);
  });

  it("has an index that begins with the columns of every foreign key", async () => {
    const bare = await lines(`
      select conrelid::regclass || ' ' || conname as line from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index
        where indrelid = conrelid and indpred is null
          and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
      )`);
    expect(bare).toEqual([]);
  });

  it("cascades deletions, except to visitors' submissions and what administrators made", async () => {
    const others = await lines(`
      select conname::text as line from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype <> 'c' order by line`);
    expect(others).toEqual([
      "otm_allowed_domains_created_by_fkey",
      "otm_download_submissions_page_id_fkey",
      "otm_lead_answers_created_by_fkey",
      "otm_leads_page_id_fkey",
      "otm_media_created_by_fkey",
      "otm_preview_links_created_by_fkey",
      "otm_redirects_created_by_fkey",
      "otm_schedules_created_by_fkey",
      "otm_site_text_versions_created_by_fkey",
      "otm_site_texts_updated_by_fkey",
      "otm_versions_created_by_fkey",
      "otm_waiting_texts_updated_by_fkey",
    ]);
  });

  it("deletes with an account what is its own alone, and no content", async () => {
    const own = await lines(`
      select conrelid::regclass::text as line from pg_constraint
      where contype = 'f' and confrelid = 'auth.users'::regclass and confdeltype = 'c'
        and connamespace <> 'auth'::regnamespace order by line`);
    expect(own).toEqual([
      "otm_access_tokens",
      "otm_proposals",
      "private.form_trials",
      "private.invitations",
      "private.oauth_authorizations",
      "private.recovery_codes",
      "private.stored_bytes",
      "user_roles",
    ]);
  });

  it("has a comment on every table and every API function", async () => {
    const silent = await lines(`
      select relname::text as line from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') is null
      union all
      select proname::text from pg_proc
      where pronamespace = 'public'::regnamespace and obj_description(oid, 'pg_proc') is null`);
    expect(silent).toEqual([]);
  });

  it("has one policy per verb and audience (access tokens are one), each for roles that are named", async () => {
    const strays = await lines(`
      select tablename || ': ' || policyname as line from pg_policies
      where schemaname = 'public' and (cmd = 'ALL' or roles = '{public}')
      union all
      select tablename || ' ' || cmd || ' ' || roles::text from pg_policies
      where schemaname = 'public' 
      group by tablename, cmd, roles, policyname like 'access tokens %' having count(*) > 1`);
    expect(strays).toEqual([]);
  });
});
