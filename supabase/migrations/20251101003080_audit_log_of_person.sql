-- The audit log can be read for one person: what they did, and what was done to their account.

drop index private.audit_log_actor_id;
drop index private.audit_log_account_newest;
create index audit_log_actor on private.audit_log (actor_id, created_at desc, id desc) where actor_id is not null;
create index audit_log_account on private.audit_log (account_id, created_at desc, id desc)
  where account_id is not null;

drop function public.list_audit_log(text[], timestamptz, uuid, boolean, integer);

create function public.list_audit_log(
  _deeds text[] default null,
  _person uuid default null,
  _created_at timestamptz default null,
  _id uuid default null,
  _newer boolean default false,
  _limit integer default 50
) returns table (
  id uuid, created_at timestamptz, deed text, done_by text, actor text, account text, noun text, subject_id uuid,
  label text, place text
)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  declare
    wanted constant text := case when _deeds is null then 'true' else 'deed = any ($1)' end
      || case
        when _id is null then ''
        when _newer then ' and (created_at, id) > ($2, $3)'
        else ' and (created_at, id) < ($2, $3)'
      end;
    at_the_place constant text :=
      case when _newer then ' order by created_at, id' else ' order by created_at desc, id desc' end || ' limit $4';
  begin
    if not private.is_admin() then
      return;
    end if;
    return query execute
      'with found as (select * from ('
      || case
        when _person is null then 'select * from private.audit_log where ' || wanted
        -- Two walks along an index each: one with "or" would read all that the person ever did.
        else '(select * from private.audit_log where actor_id = $5 and ' || wanted || at_the_place
          || ') union (select * from private.audit_log where account_id = $5 and ' || wanted || at_the_place || ')'
      end
      || ') entries' || at_the_place || ')
      select found.id, found.created_at, found.deed, found.done_by, actors.email::text, accounts.email::text,
        found.noun, found.subject_id, found.label, found.place
      from found
      left join auth.users actors on actors.id = found.actor_id
      left join auth.users accounts on accounts.id = found.account_id
      order by found.created_at desc, found.id desc'
      using _deeds, _created_at, _id, least(greatest(_limit, 1), 1000), _person;
  end
  $$;
comment on function public.list_audit_log is
  'The entries of the audit log at a place, newest first, of these deeds or of all, by and about a person or of all; '
  'for administrators, else none.';
revoke all on function public.list_audit_log from public, anon, authenticated;
grant execute on function public.list_audit_log to authenticated;

create function public.list_audit_people() returns table (id uuid, email text)
  language plpgsql stable security definer rows 10 set search_path = ''
  as $$
  begin
    if not private.is_admin() then
      return;
    end if;
    return query
      select people.id, people.email::text
      from auth.users people
      where people.id in (
        select roles.user_id from public.user_roles roles where roles.role = 'admin'
        union
        select log.account_id from private.audit_log log where log.deed in ('role-given', 'role-taken')
      )
      order by people.email::text, people.id
      limit 200;
  end
  $$;
comment on function public.list_audit_people is
  'Whoever is or was an administrator, for as long as the account is there: whose entries one may look for; for '
  'administrators, else none.';
revoke all on function public.list_audit_people from public, anon, authenticated;
grant execute on function public.list_audit_people to authenticated;
