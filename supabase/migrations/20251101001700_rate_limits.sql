-- How often something was tried lately. In the database, so that every server counts together.

create table private.rate_limits (
  bucket text primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
comment on table private.rate_limits is
  'When each bucket was used lately. A bucket is a hash of what is limited: no address of anybody stands here.';

create index rate_limits_expires_at_idx on private.rate_limits (expires_at);
alter table private.rate_limits enable row level security;
