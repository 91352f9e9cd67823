// @module-tag S1
// @module-tag S51

import { beforeAll, expect, it } from "vitest";
import {
  type Caller,
  type Database,
  DatabaseError,
  type Queryable,
} from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import {
  activeMember,
  arrangeContent,
  draft,
  draftPage,
  formerMember,
  photo,
  published,
  secretTag,
  unshownPage,
} from "./content.ts";
import {
  admin,
  as,
  asGrant,
  assistant,
  createMembers,
  createToken,
  createUsers,
  editor,
  user,
  writer,
} from "./users.ts";

/** What the policies keep from writers. */
const secrets = {
  "the slug of an inactive page": "secret_page",
  "the name of a former member": "Secret member",
  "a label of the audit log": "secret-tag-label",
  "a message of a visitor": "Secret message",
  "what a server noticed": "Secret warning",
  "why a backup failed": "Secret failure",
  "a redirect": "Secret note of a redirect",
  "what was not found": "/secret-missing",
  "when a member is busy": "2031-05-05T10:00",
};

const days = "'2020-01-01', '2035-01-01'";

const waitingText = `(
  select jsonb_agg(jsonb_build_object('key', key, 'language', language, 'text', text, 'updated_at', updated_at))
  from public.otm_waiting_texts
)`;

type Ids = { version: string; pageVersion: string; lead: string; webhook: string };

/** The arguments with which each function that members may execute shows most. */
const argumentsWith = ({ version, pageVersion, lead, webhook }: Ids): Record<string, string> => ({
  accept_invitation: "'x'",
  are_leads_open: "",
  backup_state: "",
  confirm_sentences: `'article', '${draft}', 'nl', 'title', '{}'`,
  confirm_translation: `'article', '${draft}', 'nl', 'title', 1`,
  content_version: "",
  count_leads: "",
  count_recovery_codes: "",
  count_sample_content: "",
  count_views_by_day: days,
  create_access_token: "'Assistant', '{}', 7",
  create_preview_link: `'${version}', 7`,
  create_recovery_codes: "",
  create_webhook: "'https://new.klant.example/', '{lead.created}', false",
  delete_from_trash: "'{}'",
  discard_proposed_reply: `'${lead}'`,
  discard_working_version: `'download-page', '${draftPage}', 1`,
  end_sessions: `'${editor.id}'`,
  filter_articles: "",
  filter_redirects: "",
  find_busy_spans: `'${activeMember}'`,
  find_proposed_reply: `'${lead}'`,
  get_media_uploader: `'${photo}'`,
  get_own_role: "",
  has_role: `'${admin.id}', 'admin'`,
  import_document: `'https://oud.example', '1', null, 'article', '{"slug": "secret_page"}', 'hash'`,
  import_file: `'https://oud.example', '1', '${photo}', '', ''`,
  import_tag: "'https://oud.example', '1', 'secret-tag', 'Tag', null, null",
  invite: "'new@klant.example', 'writer', 'nl'",
  list_accounts: "",
  list_article_faqs: `'${published}'`,
  list_audit_log: "",
  list_audit_people: "",
  list_calendars: "",
  list_editors: "",
  list_empty_searches: days,
  list_form_trials: "",
  list_full_moments: `'${activeMember}'`,
  list_fetches: days,
  list_imported: "'https://oud.example'",
  list_invitations: "",
  list_lead_answers: `'${lead}'`,
  list_lead_mails: `'${lead}'`,
  list_lead_origins: days,
  list_leads: "",
  list_live_documents: "",
  list_media_uses: `array['${photo}'::uuid]`,
  list_missing_parts: `'${version}'`,
  list_missing_paths: "",
  list_missing_targets: "_pages => '{/nergens}', _files => array[gen_random_uuid()]",
  list_page_sections: `array['${unshownPage}'::uuid]`,
  list_page_statistics: days,
  list_pictures: `array['${photo}'::uuid]`,
  list_proposal_people: "",
  list_redirected: "'{/oud}'",
  list_weekly_mail_items: "",
  list_reviews: "",
  list_schedules: "",
  list_server_warnings: "",
  list_site_text_changes: "",
  list_site_text_versions: "'home.hero.title', 'nl'",
  list_site_texts: "",
  list_taken_slugs: "",
  list_trash: "",
  list_unsent_mails: "",
  list_versions: `'download-page', '${draftPage}'`,
  list_waiting_documents: "'nl', 5",
  list_view_origins: days,
  list_waiting_texts: "",
  give_opinion: "'x', 'Anna', '', 'Mooi'",
  list_webhook_deliveries: `'${webhook}'`,
  open_invitation: "'x'",
  list_answers: "'x'",
  open_preview: "'x'",
  plan_waiting_texts: `${waitingText}, '2030-01-01'`,
  propose_change: `'picture', '${photo}', '{"nl": "", "en": ""}', '{"nl": "Geheim", "en": ""}'`,
  propose_reply: `'${lead}', 'Uw bericht', 'Beste Bram', '[]'`,
  propose_target: "'/oud/guide'",
  publish_regardless: `'download-page', '{}', '${draftPage}', 1`,
  publish_waiting_texts: waitingText,
  record_export: "'leads', 1",
  remove_account: `'${editor.id}'`,
  remove_second_steps: `'${editor.id}'`,
  require_approval: `'download-page', '${draftPage}', 'Anna'`,
  renew_webhook_secret: `'${webhook}'`,
  reply_to_lead: `'${lead}', 'Uw bericht', 'Beste Bram', 0`,
  request_form_trial: "'nl'",
  resend_delivery: "gen_random_uuid()",
  resend_invitation: "gen_random_uuid()",
  resend_mail: "gen_random_uuid()",
  restore_from_trash: `'${secretTag}'`,
  restore_version: `'${pageVersion}', 1`,
  restore_site_text: "gen_random_uuid(), now()",
  save_document: `'download-page', '{}', '${draftPage}', 1`,
  save_redirects: `'[{"path": "/oud", "target": "/secret_page", "kind": 301}]'`,
  save_waiting_texts: waitingText,
  save_working_version: `'download-page', '${draftPage}', 1, '{}'`,
  schedule_publication: `'download-page', '${draftPage}', '2030-01-01', 'publish'`,
  search_articles: "'secret'",
  search_pages: "'geheim'",
  sees_lead_origins: "",
  set_calendar: `'${activeMember}', 'https://calendar.klant.example/new.ics'`,
  set_lead_access: "true",
  set_review: `'download-page', '${draftPage}', '2030-01-01'`,
  settle_site_text: `'contact.title', '{}'`,
  test_webhook: `'${webhook}'`,
  use_recovery_code: "'x'",
  withdraw_invitation: "gen_random_uuid()",
});

describeOnDatabase("functions that run with the rights of their owner", (open) => {
  let database: Database;
  let names: string[];
  let argumentsOf: Record<string, string>;

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await createMembers(database);
    await arrangeContent(database);
    await database.execute(`
      update public.otm_download_pages set slug = 'secret_page' where id = '${draftPage}';
      update public.otm_download_page_content
        set content = '/media/${photo}' where page_id = '${draftPage}';
      update public.otm_team_members set name = 'Secret member', image_url = '/media/${photo}' where id = '${formerMember}';
      update public.otm_contact_subm_vlotwerk set message = 'Secret message';
      select public.report_server_warning('mail-server', 'Secret warning');
      select public.report_backup('Secret failure');
      insert into private.calendars (member_id, url, read_at, busy) values (
        '${activeMember}', 'https://calendar.klant.example/a.ics', now(),
        '[["2031-05-05T10:00:00Z", "2031-05-05T11:00:00Z"]]'
      );
      update public.otm_blog_tags set slug = 'secret-tag-label' where id = '${secretTag}';
      insert into public.otm_schedules (kind, subject_id, action, at)
        values ('download-page', '${draftPage}', 'publish', '2030-01-01')`);
    await as(database, admin, `delete from public.otm_blog_tags where id = '${secretTag}'`);
    const functions = await database.query<{ name: string }>(`
      select proname::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef
        and has_function_privilege('authenticated', oid, 'execute')
      order by proname`);
    names = functions.map(({ name }) => name);
    const [ids] = await database.query<Ids>(
      `select (select id from public.otm_versions where subject_id = $1 order by number limit 1) as version,
         (select id from public.otm_versions where subject_id = $2 order by number limit 1) as "pageVersion",
         (select id from public.otm_leads limit 1) as lead, (select id from public.otm_webhooks) as webhook`,
      [draft, draftPage],
    );
    if (!ids) throw new Error("There are no ids");
    argumentsOf = argumentsWith(ids);
  });

  it("are all called below", () => {
    expect(Object.keys(argumentsOf).toSorted()).toEqual(names);
  });

  it.each([
    ["writers", writer],
    ["people without a role", user],
  ])("show %s nothing that the policies keep from them", async (_, person) => {
    expect(await shownTo(person)).toEqual([]);
  });

  it("show administrators all of it (control)", async () => {
    const shown = await shownTo(admin);
    for (const what of Object.keys(secrets))
      expect(shown).toContainEqual(expect.stringMatching(new RegExp(`: ${what}$`)));
  });

  it("let an assistant of every scope write proposals alone, in what is there", async () => {
    await createToken(database);
    await database.execute(asGrant);
    const written: string[] = [];
    for (const name of names)
      for (const table of await tablesWritten(assistant, `public.${name}(${argumentsOf[name] ?? ""})`))
        written.push(`${name}: ${table}`);
    expect(written).toEqual([
      "propose_change: public.otm_proposals",
      "propose_reply: private.proposed_replies",
    ]);
  });

  it("let the link of a weekly mail save drafts, what waits, and what is right, and nothing else", async () => {
    await database.query(
      "insert into private.weekly_mails (id, user_id, day, items) values ($1, $2, '2026-11-30', '[]')",
      [admin.id, admin.id],
    );
    const linked: Caller = {
      role: "authenticated",
      claims: JSON.stringify({ sub: admin.id, role: "authenticated", weekly_mail_id: admin.id }),
    };
    const written = new Set<string>();
    for (const name of names)
      for (const table of await tablesWritten(linked, `public.${name}(${argumentsOf[name] ?? ""})`))
        written.add(`${name}: ${table}`);
    expect([...written]).toEqual([
      "confirm_sentences: public.otm_field_changes",
      "save_waiting_texts: public.otm_waiting_texts",
      "set_review: private.reviews",
      "settle_site_text: private.settled_texts",
    ]);
  });

  it("write much more for administrators (control)", async () => {
    const call = `public.schedule_publication(${argumentsOf.schedule_publication})`;
    expect(await tablesWritten(admin, call)).toContain("public.otm_schedules");
  });

  /** The tables in which the caller's call writes, undone; none when it is rejected. */
  async function tablesWritten(person: Caller, call: string): Promise<string[]> {
    const undone = new Error("undone");
    let written: string[] = [];
    await database
      .transaction(async (transaction) => {
        await transaction.query(
          "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
          [person.role, person.claims],
        );
        const before = await countWritten(transaction);
        await transaction.query(`select to_jsonb(answer) from ${call} as answer`);
        const after = await countWritten(transaction);
        written = [...after].flatMap(([table, rows]) => (rows === before.get(table) ? [] : [table]));
        throw undone;
      })
      .catch((error) => {
        if (error !== undone && !(error instanceof DatabaseError)) throw error;
      });
    return written;
  }

  /** How many rows this connection wrote in each table; its transactions before count until they are reported. */
  async function countWritten(transaction: Queryable): Promise<Map<string, number>> {
    const rows = await transaction.query<{ name: string; rows: number }>(
      `select schemaname || '.' || relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::int as rows
       from pg_stat_xact_user_tables order by 1`,
    );
    return new Map(rows.map(({ name, rows }) => [name, rows]));
  }

  async function shownTo(person: Caller): Promise<string[]> {
    const shown: string[] = [];
    for (const name of names) {
      const answer = await answerTo(person, `public.${name}(${argumentsOf[name] ?? ""})`);
      for (const [what, secret] of Object.entries(secrets))
        if (answer.includes(secret)) shown.push(`${name}: ${what}`);
    }
    return shown;
  }

  /** What the caller reads, or the error's own words; undone. */
  async function answerTo(person: Caller, call: string): Promise<string> {
    return database.transaction(async (transaction) => {
      await transaction.execute("savepoint before");
      await transaction.query(
        "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
        [person.role, person.claims],
      );
      try {
        return JSON.stringify(await transaction.query(`select to_jsonb(answer) from ${call} as answer`));
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
        return [error.message, error.detail, error.hint].join();
      } finally {
        await transaction.execute("rollback to savepoint before");
      }
    });
  }
});
