-- The audit log is neither emptied of names nor filled by whoever has an account.

-- Who did something stays for as long as the account is there, whatever role would take it away.
create or replace function private.keep_audit_log() returns trigger
  language plpgsql set search_path = ''
  as $$
  declare
    who constant text[] := '{actor_id,account_id}';
  begin
    if tg_op = 'DELETE' and old.created_at <= now() - interval '12 months' then
      return old;
    end if;
    -- With an account goes who it was, and from where.
    if tg_op = 'UPDATE' and to_jsonb(new) - who = to_jsonb(old) - who
      and (new.actor_id is not distinct from old.actor_id
        or new.actor_id is null and private.is_gone(old.actor_id))
      and (new.account_id is not distinct from old.account_id
        or new.account_id is null and private.is_gone(old.account_id))
    then
      new.place := case when (new.actor_id, new.account_id) is not distinct from (old.actor_id, old.account_id)
        then old.place end;
      return new;
    end if;
    raise exception 'The audit log is not changed' using errcode = 'PT403',
      hint = 'Entries can be deleted when they are twelve months old.';
  end
  $$;

create function private.is_gone(person uuid) returns boolean
  language sql volatile security definer set search_path = ''
  as $$
    select not exists (select from auth.users where users.id = person);
  $$;
comment on function private.is_gone(uuid) is 'Whether there is no such account, at this very moment.';
revoke all on function private.is_gone(uuid) from public;

-- Of an account the entries of the last hour are counted before there is one more.
drop index private.audit_log_account_id;
create index audit_log_account_newest on private.audit_log (account_id, created_at) where account_id is not null;

-- Each set of recovery codes is a line in the log, and nobody needs ten of them in an hour.
create function private.count_recovery_codes_made() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if (
      select count(*) from (
        select from private.audit_log
        where deed = 'recovery-codes-made' and account_id in (select user_id from made)
          and created_at > now() - interval '1 hour'
        limit 10
      ) noted
    ) = 10 then
      raise exception 'Too many recovery codes' using errcode = 'PT429', hint = 'Try again in an hour.';
    end if;
    return null;
  end
  $$;
comment on function private.count_recovery_codes_made() is 'PT429 when a person had ten sets of codes within an hour.';
revoke all on function private.count_recovery_codes_made() from public;

-- Called before the trigger that writes the line: triggers of one kind run by their names.
create trigger count_recovery_codes after insert on private.recovery_codes
  referencing new table as made
  for each statement execute function private.count_recovery_codes_made();
