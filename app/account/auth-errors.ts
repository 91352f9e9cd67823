import {
  type AuthError,
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
} from "@supabase/supabase-js";
import type { PasskeyError } from "../data/account/passkeys.ts";
import { type Language, lookUp } from "../i18n/language-texts.ts";
import { accountTexts } from "../i18n/texts/account.en.ts";

type AccountKey = keyof (typeof accountTexts)["nl"];

/** The message of an auth error in the reader's language; the service answers in English. */
export function describeAuthError(error: AuthError | PasskeyError, language: Language): string {
  if (!isAuthError(error)) return lookUp(accountTexts, language, browserKey(error.name, error.code));
  if (isAuthRetryableFetchError(error)) return lookUp(accountTexts, language, "error.network");
  // What the service says of passkeys is written for programmers too.
  const isOfPasskeys = error.code?.startsWith("webauthn_") ?? false;
  if (language === "en" && isAuthApiError(error) && error.message && !isOfPasskeys) return error.message;
  const text = describeErrorCode(codeOf(error), language);
  if (text) return text;
  // Errors of the auth client itself are written for programmers.
  return isAuthApiError(error) ? error.message : lookUp(accountTexts, language, "error.unexpected");
}

/** The text of how the browser's dialogue about a passkey ended (WebAuthn level 3, 5.1.3 and 5.1.4). */
function browserKey(name: string, code: string): AccountKey {
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return "error.webauthn_credential_exists";
  if (name === "NotAllowedError" || name === "AbortError") return "passkey.cancelled";
  if (name === "NotSupportedError" || name === "ConstraintError") return "passkey.unsuitable";
  return name === "SecurityError" ? "passkey.wrongAddress" : "error.unexpected";
}

/** GoTrue has one code for too short and too common passwords. */
function codeOf(error: AuthError): string {
  if ("reasons" in error && Array.isArray(error.reasons) && error.reasons.includes("length"))
    return "short_password";
  return error.code ?? "unexpected";
}

/** The text of a GoTrue error code; null when there is none. */
export function describeErrorCode(code: string, language: Language): string | null {
  const key = `error.${code}`;
  return isKey(key) ? lookUp(accountTexts, language, key) : null;
}

function isKey(key: string): key is AccountKey {
  return Object.hasOwn(accountTexts.nl, key);
}
