-- A form that is sent twice, by a double click or by going back, is stored once.

alter table public.otm_contact_subm_vlotwerk
  add form_digest text constraint form_digest_is_sha256 check (form_digest ~ '^[0-9a-f]{64}$');
alter table public.otm_download_submissions
  add form_digest text constraint form_digest_is_sha256 check (form_digest ~ '^[0-9a-f]{64}$');
comment on column public.otm_contact_subm_vlotwerk.form_digest is
  'Of all that a form of the site said; null for what comes otherwise, which may come twice.';
comment on column public.otm_download_submissions.form_digest is
  'Of all that a form of the site said; null for what comes otherwise, which may come twice.';
create index otm_contact_subm_vlotwerk_form_digest on public.otm_contact_subm_vlotwerk (form_digest, created_at);
create index otm_download_submissions_form_digest on public.otm_download_submissions (form_digest, created_at);
grant insert (form_digest) on public.otm_contact_subm_vlotwerk to anon, authenticated;
grant insert (form_digest) on public.otm_download_submissions to anon, authenticated;

-- Definer, because visitors may not read submissions.
create function private.reject_repeated_form() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.is_restoring() then return new; end if;
    -- Serialises concurrent forms, so that the second finds the first.
    perform pg_advisory_xact_lock(hashtextextended('form ' || new.form_digest, 0));
    if exists (
      select from public.otm_contact_subm_vlotwerk earlier
      where earlier.form_digest = new.form_digest and earlier.created_at > now() - interval '10 minutes'
      union all
      select from public.otm_download_submissions earlier
      where earlier.form_digest = new.form_digest and earlier.created_at > now() - interval '10 minutes'
    ) then
      raise exception 'This form was stored already' using errcode = 'PT409';
    end if;
    return new;
  end
  $$;
comment on function private.reject_repeated_form() is
  'Rejects a form (PT409) of which every word was stored within the last ten minutes.';
revoke all on function private.reject_repeated_form() from public;

create trigger reject_repeated before insert on public.otm_contact_subm_vlotwerk
  for each row when (new.form_digest is not null) execute function private.reject_repeated_form();
create trigger reject_repeated before insert on public.otm_download_submissions
  for each row when (new.form_digest is not null) execute function private.reject_repeated_form();
