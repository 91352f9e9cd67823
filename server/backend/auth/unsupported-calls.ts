import { AuthError } from "./calls/auth-error.ts";

/** What GoTrue answers where a project has not switched something on. Method and path, status, code, message. */
const unsupported: readonly (readonly [RegExp, number, string, string])[] = [
  [/^POST \/(?:otp|magiclink)$/, 422, "otp_disabled", "Signups not allowed for otp"],
  [/^POST \/sso$/, 404, "saml_provider_disabled", "SAML 2.0 is disabled"],
  [/^\w+ \/passkeys(?:\/|$)/, 404, "passkey_disabled", "Passkeys are disabled"],
  [/^\w+ \/oauth\/authorizations\//, 404, "oauth_authorization_not_found", "authorization not found"],
  [/^\w+ \/(?:admin\/|invite$)/, 403, "not_admin", "User not allowed"],
  [
    /^\w+ \/factors\/recovery-codes(?:\/|$)/,
    404,
    "feature_disabled",
    "Recovery codes are shown once, when a second factor is verified",
  ],
  [
    /^GET \/reauthenticate$/,
    404,
    "feature_disabled",
    "No code is needed here: PUT /user takes current_password",
  ],
];

/** Why there is no such endpoint. `name`: the method, and the path below /auth/v1. */
export function explainUnsupported(name: string): AuthError {
  const known = unsupported.find(([calls]) => calls.test(name));
  if (!known) return new AuthError(404, "not_found", "Not found");
  const [, status, code, message] = known;
  return new AuthError(status, code, message);
}
