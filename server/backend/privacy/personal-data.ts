import type { Queryable } from "../database/database.ts";

/** Every column about one address that is no secret. */
type PersonalData = Record<Part, object[]>;

type Part = keyof typeof statements;

const answersOfLead = `coalesce((
  select jsonb_agg(to_jsonb(answer) - 'created_by' order by created_at)
  from public.otm_lead_answers answer where lead_id = lead.id
), '[]'), 'proposed_reply', (
  select to_jsonb(proposed) - 'lead_id' from private.proposed_replies proposed where lead_id = lead.id
)`;

const leadsOfAddress = `
  select id from public.otm_contact_subm_vlotwerk where lower(email) = $1
  union all
  select id from public.otm_download_submissions where lower(email) = $1`;

/** Whole rows, so that new columns are included; of accounts named columns, so that secrets are not. */
const statements = {
  contactMessages: `
    select to_jsonb(submission) || jsonb_build_object(
      'lead', to_jsonb(lead) - 'words', 'answers', ${answersOfLead}
    ) as item
    from public.otm_contact_subm_vlotwerk submission
    left join public.otm_leads lead on lead.contact_id = submission.id
    where lower(submission.email) = $1 order by submission.created_at`,
  downloadRequests: `
    select to_jsonb(submission) || jsonb_build_object(
      'lead', to_jsonb(lead) - 'words', 'answers', ${answersOfLead}, 'file_opened', to_jsonb(opened) - 'lead_id'
    ) as item
    from public.otm_download_submissions submission
    left join public.otm_leads lead on lead.download_id = submission.id
    left join public.otm_download_opens opened on opened.lead_id = lead.id
    where lower(submission.email) = $1 order by submission.created_at`,
  trash: `
    select jsonb_build_object('deleted_at', deleted_at, 'rows', (
      select jsonb_agg(row - '{words,encrypted_link,claim,claimed_until}'::text[])
      from jsonb_array_elements(document) part, jsonb_array_elements(part -> 'rows') row
    )) as item
    from private.trash where lower(document #>> '{0,rows,0,email}') = $1 order by deleted_at`,
  mails: `
    select to_jsonb(mail) - '{encrypted_link,claim,claimed_until}'::text[] as item
    from private.mail_outbox mail
    where lower(recipient) = $1 or lead_id in (${leadsOfAddress})
    order by created_at`,
  invitations: `
    select to_jsonb(invitation) - '{token_hash,invited_by}'::text[] as item
    from private.invitations invitation where email = $1 order by created_at`,
  accounts: `
    select jsonb_build_object(
      'id', users.id, 'email', users.email, 'phone', users.phone, 'email_change', nullif(users.email_change, ''),
      'created_at', users.created_at, 'updated_at', users.updated_at,
      'email_confirmed_at', users.email_confirmed_at, 'last_sign_in_at', users.last_sign_in_at,
      'confirmation_sent_at', users.confirmation_sent_at, 'recovery_sent_at', users.recovery_sent_at,
      'banned_until', users.banned_until, 'app_metadata', users.raw_app_meta_data,
      'user_metadata', users.raw_user_meta_data,
      'uploads', array(select name from public.otm_media where created_by = users.id order by created_at),
      'versions', array(
        select jsonb_build_object('kind', kind, 'slug', document -> 'slug', 'number', number, 'created_at', created_at)
        from public.otm_versions where created_by = users.id order by created_at, subject_id, number
      ),
      'access_tokens', array(
        select jsonb_build_object(
          'name', name, 'connected_by', connected_by, 'created_at', created_at, 'last_used_at', last_used_at
        )
        from public.otm_access_tokens where user_id = users.id order by created_at
      ),
      'asked_by', array(
        select jsonb_build_object('client', client_name, 'host', host, 'created_at', created_at)
        from private.oauth_authorizations where user_id = users.id order by created_at
      ),
      'proposals', array(
        select jsonb_build_object('assistant', assistant, 'kind', kind, 'subject', subject, 'created_at', created_at)
        from public.otm_proposals where user_id = users.id order by created_at, subject
      ),
      'text_versions', array(
        select jsonb_build_object('text', key || ' ' || language, 'created_at', created_at)
        from public.otm_site_text_versions where created_by = users.id order by created_at, key, language
      ),
      'waiting_texts', array(
        select jsonb_build_object('text', key || ' ' || language, 'updated_at', updated_at)
        from public.otm_waiting_texts where updated_by = users.id order by key, language
      ),
      'stored', array(
        select to_jsonb(held) - 'person' from private.stored_bytes held where person = users.id order by hour
      ),
      'deleted', array(
        select jsonb_build_object('noun', noun, 'slug', slug, 'deleted_at', deleted_at)
        from private.trash where deleted_by = users.id order by deleted_at
      ),
      'form_trials', array(select requested_at from private.form_trials where person_id = users.id order by requested_at),
      'lead_answers', array(
        select jsonb_build_object('how', how, 'created_at', created_at)
        from public.otm_lead_answers where created_by = users.id order by created_at
      ),
      'preview_links', array(select created_at from public.otm_preview_links where created_by = users.id order by created_at),
      'weekly_mails', array(select day from private.weekly_mails where user_id = users.id order by day),
      'reviews', array(
        select jsonb_build_object('due_on', due_on, 'note', note) from private.reviews where user_id = users.id order by due_on
      ),
      'redirects', array(select path from public.otm_redirects where created_by = users.id order by path),
      'allowed_domains', array(
        select domain from public.otm_allowed_domains where created_by = users.id order by domain
      ),
      'schedules', array(select at from public.otm_schedules where created_by = users.id order by at),
      'invitations_sent', array(
        select created_at from private.invitations where invited_by = users.id order by created_at
      ),
      'roles', array(select role from public.user_roles where user_id = users.id),
      'identities', array(
        select to_jsonb(identity) from auth.identities identity where user_id = users.id order by created_at
      ),
      'sessions', array(
        select to_jsonb(session) - 'factor_id' || jsonb_build_object('methods', array(
          select authentication_method from auth.mfa_amr_claims where session_id = session.id order by created_at
        ))
        from auth.sessions session where user_id = users.id order by created_at
      ),
      'factors', array(
        select to_jsonb(factor) - '{secret,web_authn_credential,last_webauthn_challenge_data}'::text[] ||
          jsonb_build_object('challenges', array(
            select jsonb_build_object('created_at', created_at, 'verified_at', verified_at, 'ip_address', ip_address)
            from auth.mfa_challenges where factor_id = factor.id order by created_at
          ))
        from auth.mfa_factors factor where user_id = users.id order by created_at
      ),
      'passkeys', private.describe_passkeys(users.id),
      'recovery_codes', array(
        select jsonb_build_object('created_at', created_at, 'used_at', used_at)
        from private.recovery_codes where user_id = users.id order by created_at
      ),
      'links_in_mails', array(
        select jsonb_build_object('type', token_type, 'relates_to', relates_to, 'created_at', created_at)
        from auth.one_time_tokens where user_id = users.id order by created_at
      ),
      'ways_to_providers', array(
        select jsonb_build_object('provider', provider_type, 'created_at', created_at)
        from auth.flow_state where users.id in (user_id, linking_target_id) order by created_at
      ),
      'audit_log', array(
        select to_jsonb(entry) - '{id,actor_id,account_id}'::text[] from private.audit_log entry
        where users.id in (actor_id, account_id) order by created_at, id
      )
    ) as item
    from auth.users where lower(email) = $1 order by created_at`,
  // Other accounts: only what contains this address.
  requestedAddresses: `
    select jsonb_build_object('email_change', email_change, 'email_change_sent_at', email_change_sent_at) as item
    from auth.users where lower(email_change) = $1 and lower(email) is distinct from $1`,
  identitiesOfOtherAccounts: `
    select to_jsonb(identity) - 'user_id' as item
    from auth.identities identity join auth.users on users.id = identity.user_id
    where identity.email = $1 and lower(users.email) is distinct from $1`,
} as const;

/** Everything about a lower-case address. Throws DatabaseError. */
export async function collectPersonalData(database: Queryable, email: string): Promise<PersonalData> {
  const collect = async (part: Part) => {
    const rows = await database.query<{ item: object }>(statements[part], [email]);
    return rows.map(({ item }) => item);
  };
  return {
    contactMessages: await collect("contactMessages"),
    downloadRequests: await collect("downloadRequests"),
    trash: await collect("trash"),
    mails: await collect("mails"),
    invitations: await collect("invitations"),
    accounts: await collect("accounts"),
    requestedAddresses: await collect("requestedAddresses"),
    identitiesOfOtherAccounts: await collect("identitiesOfOtherAccounts"),
  };
}
