-- Two deeds of one moment stand in the order in which they were written: a clock may be as coarse as a millisecond.

create sequence private.audit_log_order as bigint;
revoke all on sequence private.audit_log_order from anon, authenticated, service_role;

alter table private.audit_log alter column id
  set default ('00000000-0000-4000-8000-' || lpad(to_hex(nextval('private.audit_log_order')), 12, '0'))::uuid;
comment on column private.audit_log.id is 'Counts up, so that it orders what happened at the same moment.';
