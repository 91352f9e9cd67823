// @module-tag Answers
// @module-tag S32

import { describe, expect, it } from "vitest";
import { describeOnRows } from "../../../supabase/tests/rows.ts";
import { erasePersonalData, previewErasure } from "./erase.ts";
import { collectPersonalData } from "./personal-data.ts";

const anna = "a0000000-0000-4000-8000-000000000001";
const bert = "b0000000-0000-4000-8000-000000000002";
const cas = "c0000000-0000-4000-8000-000000000003";

const known = [
  "auth.flow_state",
  "auth.identities",
  "auth.mfa_amr_claims",
  "auth.mfa_challenges",
  "auth.mfa_factors",
  "auth.one_time_tokens",
  "auth.refresh_tokens",
  "auth.sessions",
  "auth.users",
  "auth.webauthn_challenges",
  "auth.webauthn_credentials",
  "private.audit_log",
  "private.events",
  "private.form_trials",
  "private.invitations",
  "private.mail_outbox",
  "private.oauth_authorizations",
  "private.proposed_replies",
  "private.recovery_codes",
  "private.reviews",
  "private.stored_bytes",
  "private.totp_steps",
  "private.trash",
  "private.weekly_mails",
  "public.otm_access_tokens",
  "public.otm_allowed_domains",
  "public.otm_contact_subm_vlotwerk",
  "public.otm_download_opens",
  "public.otm_download_submissions",
  "public.otm_lead_answers",
  "public.otm_leads",
  "public.otm_media",
  "public.otm_preview_links",
  "public.otm_proposals",
  "public.otm_redirects",
  "public.otm_schedules",
  "public.otm_site_text_versions",
  "public.otm_site_texts",
  "public.otm_versions",
  "public.otm_waiting_texts",
  "public.user_roles",
];

describeOnRows("personal data", [(database) => database.execute(everywhere)], (database) => {
  it("is exported completely, without that of others", async () => {
    const data = await collectPersonalData(database, "anna@klant.example");
    expect(data).toMatchObject({
      contactMessages: [
        {
          email: "Anna@Klant.example",
          phone: "06 1",
          visit: { utm_source: "nieuwsbrief" },
          lead: { status: "handled", notes: "Gebeld." },
          answers: [{ how: "replied", body: "Beste Anna, morgen?" }],
        },
      ],
      downloadRequests: [{ remarks: "Graag snel.", lead: { page_title: null }, file_opened: { opens: 1 } }],
      accounts: [
        {
          email: "anna@klant.example",
          roles: ["admin"],
          identities: [{ provider: "email" }],
          sessions: [{ user_agent: "Firefox", ip: "192.0.2.7", methods: ["password"] }],
          factors: [{ friendly_name: "Telefoon", challenges: [{ ip_address: "192.0.2.7" }] }],
          passkeys: [{ friendly_name: "Laptop", rp_id: "localhost", transports: ["usb"] }],
          recovery_codes: [{ used_at: null }],
          versions: expect.arrayContaining([
            expect.objectContaining({ kind: "article", slug: "insight", number: 1 }),
            expect.objectContaining({ kind: "about-page", slug: null, number: 1 }),
          ]),
          text_versions: [{ text: "home.hero.title nl" }],
          waiting_texts: [{ text: "home.hero.title en" }],
          stored: [{ hour: expect.any(String), bytes: 9, versions: 1 }],
          lead_answers: [{ how: "replied" }],
          preview_links: [expect.any(String)],
          redirects: ["/oud"],
          allowed_domains: ["klant.example"],
          schedules: [expect.any(String)],
          invitations_sent: [expect.any(String)],
          links_in_mails: [{ type: "recovery_token", relates_to: "anna@klant.example" }],
          ways_to_providers: [{ provider: "github" }],
          access_tokens: [{ name: "Claude", last_used_at: null, connected_by: "claude.ai" }],
          asked_by: [{ client: "Claude", host: "claude.ai" }],
          proposals: [{ assistant: "Claude", kind: "site text", subject: "home.hero.title" }],
          audit_log: [
            { event: "role-given", label: "admin" },
            { event: "token-made" },
            { event: "recovery-codes-made" },
          ],
        },
      ],
      invitations: [{ role: "admin", language: "nl" }],
      requestedAddresses: [{ email_change: "anna@klant.example" }],
      identitiesOfOtherAccounts: [{ provider: "google" }],
    });
    expect(data.mails.map((mail) => "kind" in mail && mail.kind).sort()).toEqual([
      "contact-confirmation",
      "contact-notice",
      "download-confirmation",
      "download-notice",
      "recovery",
    ]);
    const json = JSON.stringify(data);
    for (const other of ["geheim", "joanna", "Bert", "bert@klant.example", "203.0.113.9"]) {
      expect(json).not.toContain(other);
    }
  });

  it("is empty for an unknown address", async () => {
    const data = await collectPersonalData(database, "nna@klant.example");
    expect(Object.values(data).flat()).toEqual([]);
  });

  it("is only in known tables: add new ones to export and erasure", async () => {
    const tables = await database.query<{ name: string }>(
      `select format('%s.%s', table_schema, table_name) as name from information_schema.columns
       where table_schema in ('public', 'auth', 'private')
         and column_name ~ '(^|_)(e?mail|recipient|relates_to|phone|ip|ip_address|user_agent|user_id)$'
       union
       select format('%s.%s', relnamespace::regnamespace, relname) from pg_constraint
       join pg_class on pg_class.oid = conrelid
       where contype = 'f' and confrelid in (
         'auth.users'::regclass, 'auth.sessions'::regclass, 'auth.mfa_factors'::regclass,
         'public.otm_contact_subm_vlotwerk'::regclass, 'public.otm_download_submissions'::regclass,
         'public.otm_leads'::regclass
       )
       order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(known);
  });

  describe("erased", () => {
    const expectedExport = {
      contactMessages: 1,
      downloadRequests: 1,
      trashed: 0,
      mails: 5,
      invitations: 1,
      accounts: 1,
      traces: 2,
      keptAccounts: 0,
    };

    it("matches the preview, and no column contains it afterwards", async () => {
      expect(await tablesContaining("anna@klant.example")).toEqual([
        "auth.identities",
        "auth.one_time_tokens",
        "auth.users",
        "private.invitations",
        "private.mail_outbox",
        "public.otm_contact_subm_vlotwerk",
        "public.otm_download_submissions",
      ]);
      expect(await previewErasure(database, "anna@klant.example")).toEqual(expectedExport);
      expect(await erase("anna@klant.example")).toEqual(expectedExport);
      expect(await tablesContaining("anna@klant.example")).toEqual([]);
      expect(await tablesContaining(anna)).toEqual([]);
    });

    it("leaves other people's data unchanged", async () => {
      const others = async () => [
        await collectPersonalData(database, "joanna@klant.example"),
        await collectPersonalData(database, "cas@klant.example"),
      ];
      const before = await others();
      await erase("anna@klant.example");
      expect(await others()).toEqual(before);
      const [account] = await database.query(
        "select email, email_change, email_change_token_new as token from auth.users where id = $1",
        [bert],
      );
      expect(account).toEqual({ email: "bert@klant.example", email_change: "", token: "" });
      expect(await tablesContaining("bert@klant.example")).toEqual(["auth.identities", "auth.users"]);
    });

    it("keeps the last administrator's account, and erases everything else", async () => {
      await database.query("delete from public.user_roles where user_id = $1", [cas]);
      expect(await erase("anna@klant.example")).toEqual({ ...expectedExport, accounts: 0, keptAccounts: 1 });
      const data = await collectPersonalData(database, "anna@klant.example");
      expect({ ...data, accounts: data.accounts.length }).toEqual({
        contactMessages: [],
        downloadRequests: [],
        trash: [],
        mails: [],
        invitations: [],
        accounts: 1,
        requestedAddresses: [],
        identitiesOfOtherAccounts: [],
      });
    });

    it("is empty the second time", async () => {
      await erase("anna@klant.example");
      expect(Object.values(await erase("anna@klant.example")).every((count) => count === 0)).toBe(true);
    });
  });

  const erase = (email: string) =>
    database.transaction((transaction) => erasePersonalData(transaction, email));

  /** The tables with a row that contains a text as a whole word, in any column and case. */
  async function tablesContaining(text: string): Promise<string[]> {
    const tables = await database.query<{ name: string }>(
      `select format('%s.%s', relnamespace::regnamespace, relname) as name from pg_class
       where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'auth', 'private') order by 1`,
    );
    const saying: string[] = [];
    for (const { name } of tables) {
      const rows = await database.query(
        `select from ${name} row where row::text ~* ('(^|[^a-z])' || replace($1, '.', '\\.'))`,
        [text],
      );
      if (rows.length > 0) saying.push(name);
    }
    return saying;
  }
});

const everywhere = `
  insert into public.otm_contact_subm_vlotwerk (name, email, phone, message, visit) values
    ('Anna', 'Anna@Klant.example', '06 1', 'Bel mij.', '{"utm_source": "nieuwsbrief"}'),
    ('Joanna', 'joanna@klant.example', '06 2', 'Bel mij ook.', null);
  update public.otm_leads set status = 'handled', notes = 'Gebeld.'
    where contact_id in (select id from public.otm_contact_subm_vlotwerk where name = 'Anna');
  insert into public.otm_download_submissions (name, email, remarks) values
    ('Anna', 'anna@klant.example', 'Graag snel.'), ('Cas', 'cas@klant.example', null);
  insert into public.otm_download_opens (lead_id) select id from public.otm_leads where kind = 'download';
  insert into private.mail_outbox (kind, language, recipient, encrypted_link) values
    ('recovery', 'nl', 'Anna@klant.example', 'geheim'), ('recovery', 'nl', 'joanna@klant.example', 'geheim');

  insert into auth.users (id, email, encrypted_password, email_change, email_change_token_new, recovery_token) values
    ('${anna}', 'anna@klant.example', 'geheim', '', '', 'geheim-1'),
    ('${bert}', 'bert@klant.example', 'geheim', 'anna@klant.example', 'geheim-2', ''),
    ('${cas}', 'cas@klant.example', 'geheim', '', '', '');
  insert into public.user_roles (user_id, role) values ('${anna}', 'admin'), ('${cas}', 'admin');
  insert into public.otm_lead_answers (lead_id, how, subject, body, created_by)
    select lead_id, 'replied', 'Uw bericht', 'Beste ' || name || ', morgen?',
      case name when 'Anna' then '${anna}' else '${cas}' end::uuid
    from (select id as lead_id, name from public.otm_contact_subm_vlotwerk) message;
  insert into private.invitations (email, role, language, invited_by, token_hash) values
    ('anna@klant.example', 'admin', 'nl', '${bert}', 'geheim'), ('joanna@klant.example', 'writer', 'en', '${cas}', null),
    ('dirk@klant.example', 'writer', 'nl', '${anna}', null);
  insert into public.otm_blog_articles (slug) values ('insight');
  insert into public.otm_versions (kind, subject_id, number, state, created_by, document)
    select 'article', id, 1, 'saved', '${anna}'::uuid, '{"slug": "insight"}'::jsonb from public.otm_blog_articles
    union all
    select name, only_id, 1, 'published', '${anna}', '{}' from private.content_kinds where name = 'about-page';
  insert into private.stored_bytes (person, hour, bytes, versions) values ('${anna}', now(), 9, 1);
  insert into public.otm_access_tokens (
    user_id, name, scopes, token_hash, is_aal2, expires_at, connected_by, token_expires_at
  ) values ('${anna}', 'Claude', '{read}', 'geheim', false, now(), 'claude.ai', now());
  insert into private.oauth_authorizations (
    client_id, client_name, host, is_verified_host, redirect_uri, scopes, state, code_challenge, user_id
  ) values ('x', 'Claude', 'claude.ai', true, 'x', '{read}', 'geheim', 'geheim', '${anna}');
  insert into public.otm_proposals (user_id, assistant, kind, subject, base, document) values
    ('${anna}', 'Claude', 'site text', 'home.hero.title', '{}', '{"nl": "Hoi"}'),
    ('${cas}', 'Codex', 'site text', 'home.hero.title', '{}', '{"nl": "Dag"}');
  insert into public.otm_site_texts (key, language, text) values ('home.hero.title', 'nl', 'Hallo');
  update public.otm_site_text_versions set created_by = '${anna}';
  insert into public.otm_waiting_texts (key, language, text, updated_by) values
    ('home.hero.title', 'en', 'Hello', '${anna}'), ('home.hero.title', 'nl', 'Hoi', '${cas}');
  insert into public.otm_preview_links (kind, subject_id, version_id, token_hash, created_by, expires_at)
    select kind, subject_id, id, '', created_by, now() from public.otm_versions where kind = 'article';
  insert into public.otm_allowed_domains (domain, role, created_by) values
    ('klant.example', 'writer', '${anna}'), ('bert.example', 'writer', '${bert}');
  insert into public.otm_redirects (path, target, created_by) values
    ('/oud', '/insights', '${anna}'), ('/ouder', '/insights', '${bert}');
  insert into public.otm_schedules (kind, subject_id, action, at, created_by)
    select kind, subject_id, 'publish', now(), created_by from public.otm_versions where kind = 'article';
  insert into auth.identities (provider_id, user_id, identity_data, provider) values
    ('${anna}', '${anna}', '{"email": "anna@klant.example"}', 'email'),
    ('7', '${bert}', '{"email": "Anna@klant.example"}', 'google'),
    ('${bert}', '${bert}', '{"email": "bert@klant.example"}', 'email');
  insert into auth.sessions (id, user_id, user_agent, ip) values
    ('a1000000-0000-4000-8000-000000000001', '${anna}', 'Firefox', '192.0.2.7'),
    ('c1000000-0000-4000-8000-000000000003', '${cas}', 'Safari', '203.0.113.9');
  insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    select gen_random_uuid(), id, 'password', now(), now() from auth.sessions;
  insert into auth.refresh_tokens (token, user_id, session_id)
    select 'geheim-' || id, user_id, id from auth.sessions;
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values ('a2000000-0000-4000-8000-000000000001', '${anna}', 'Telefoon', 'totp', 'verified', 'geheim', now(), now());
  insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code)
    values (gen_random_uuid(), 'a2000000-0000-4000-8000-000000000001', now(), '192.0.2.7', 'geheim');
  insert into private.totp_steps (factor_id, last_step) values ('a2000000-0000-4000-8000-000000000001', 1);
  insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name, transports, rp_id) values
    ('${anna}', 'geheim', 'geheim', 'Laptop', '["usb"]', 'localhost'), ('${bert}', 'x', 'x', 'Bert', '[]', 'x');
  insert into private.recovery_codes (user_id, code_hash) values ('${anna}', 'geheim');
  insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values
    (gen_random_uuid(), '${anna}', 'recovery_token', 'geheim', 'anna@klant.example'),
    (gen_random_uuid(), '${bert}', 'email_change_token_new', 'geheim', 'anna@klant.example'),
    (gen_random_uuid(), '${bert}', 'email_change_token_current', 'geheim', 'bert@klant.example');
  insert into auth.flow_state (id, user_id, auth_code, provider_type, provider_access_token, authentication_method)
    values (gen_random_uuid(), '${anna}', 'geheim', 'github', 'geheim', 'oauth');
`;
