import { type AuthError, isAuthApiError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { type Language, lookUp } from "../i18n/language-texts.ts";
import { accountTexts } from "../i18n/texts/account.en.ts";

type AccountKey = keyof (typeof accountTexts)["nl"];

/** The message of an auth error in the reader's language; the service answers in English. */
export function describeAuthError(error: AuthError, language: Language): string {
  if (isAuthRetryableFetchError(error)) return lookUp(accountTexts, language, "error.network");
  if (language === "en" && isAuthApiError(error) && error.message) return error.message;
  const text = describeErrorCode(codeOf(error), language);
  if (text) return text;
  // Errors of the auth client itself are written for programmers.
  return isAuthApiError(error) ? error.message : lookUp(accountTexts, language, "error.unexpected");
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
