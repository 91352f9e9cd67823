-- A code of an authenticator app works once (RFC 6238, 5.2). GoTrue's tables have no place for that.

create table private.totp_steps (
  factor_id uuid primary key references auth.mfa_factors on delete cascade,
  last_step bigint not null
);
comment on table private.totp_steps is
  'The time step of the last code that was taken of each second factor: only later ones are taken after it.';

alter table private.totp_steps enable row level security;
