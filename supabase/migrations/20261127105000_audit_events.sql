-- What is recorded about accounts and content: all that 1.0.0 knows, and what came after it.

alter table private.audit_log
  drop constraint event_is_known,
  add constraint event_is_known check (event in (
    'sign-in', 'sign-in-failed', 'second-step-shown', 'second-step-failed',
    'second-step-added', 'second-step-removed', 'recovery-codes-made', 'recovery-code-used',
    'passkey-added', 'passkey-removed', 'passkey-cloned',
    'token-made', 'token-revoked',
    'password-changed', 'email-changed', 'identity-added', 'identity-removed',
    'role-given', 'role-changed', 'role-taken', 'second-step-required', 'second-step-waived',
    'invited', 'invite-withdrawn', 'sessions-ended', 'account-removed', 'leads-opened', 'leads-closed',
    'uploaded', 'replaced', 'scheduled', 'unscheduled', 'shared', 'unshared', 'restored', 'discarded', 'published', 'withdrawn', 'changed', 'renamed', 'deleted', 'undeleted', 'purged', 'exported',
    'erased', 'created', 'reconfigured', 'domain-allowed', 'domain-removed', 'role-by-domain', 'paused', 'resumed', 'secret-renewed'
  ));
