import {
  AuthApiError,
  AuthPKCECodeVerifierMissingError,
  AuthRetryableFetchError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { describeAuthError, describeErrorCode } from "./auth-errors.ts";

describe("auth error messages", () => {
  it("show the service's English text", () => {
    const error = new AuthApiError("Request rate limit reached", 429, "over_request_rate_limit");
    expect(describeAuthError(error, "en")).toBe("Request rate limit reached");
  });

  it("are translated to Dutch by error code", () => {
    const error = new AuthApiError("Invalid login credentials", 400, "invalid_credentials");
    expect(describeAuthError(error, "nl")).toBe("E-mailadres of wachtwoord klopt niet.");
  });

  it("fall back to the original text without a translation", () => {
    const error = new AuthApiError("Something new", 400, "something_new");
    expect(describeAuthError(error, "nl")).toBe("Something new");
  });

  it("hide the auth client's developer messages", () => {
    const unknown = new AuthUnknownError("Unexpected token '<' is not valid JSON", null);
    expect(describeAuthError(unknown, "nl")).toBe("Er ging iets mis. Probeer het opnieuw.");
    expect(describeAuthError(unknown, "en")).toBe("Something went wrong. Please try again.");
    const elsewhere = new AuthPKCECodeVerifierMissingError();
    expect(describeAuthError(elsewhere, "nl")).toContain("in een andere browser");
  });

  it("explain why a password is weak", () => {
    const short = new AuthWeakPasswordError("Password should be at least 6 characters.", 422, ["length"]);
    const common = new AuthWeakPasswordError("Password is known to be weak", 422, ["pwned"]);
    expect(describeAuthError(short, "nl")).toContain("6 tekens");
    expect(describeAuthError(common, "nl")).toContain("te makkelijk");
  });

  it("say what to do about a passkey, in both languages", () => {
    const error = new AuthApiError("Credential verification failed", 400, "webauthn_verification_failed");
    expect(describeAuthError(error, "nl")).toContain("Deze passkey wordt hier niet geaccepteerd");
    expect(describeAuthError(error, "en")).toContain("This passkey is not accepted here");
  });

  it("report an unreachable server", () => {
    const error = new AuthRetryableFetchError("Failed to fetch", 0);
    expect(describeAuthError(error, "nl")).toContain("niet bereikbaar");
    expect(describeAuthError(error, "en")).toContain("can’t be reached");
  });
});

it.each([
  "webauthn_challenge_expired",
  "webauthn_challenge_not_found",
  "webauthn_verification_failed",
  "webauthn_credential_exists",
  "too_many_passkeys",
  "passkey_disabled",
  "insufficient_aal",
  "over_request_rate_limit",
])("%s, an answer about passkeys, has a text", (code) => {
  expect(describeErrorCode(code, "nl")).not.toBeNull();
  expect(describeErrorCode(code, "en")).not.toBe(describeErrorCode(code, "nl"));
});

it("return no text for an unknown code", () => {
  expect(describeErrorCode("constructor", "nl")).toBeNull();
  expect(describeErrorCode("otp_expired", "en")).toContain("expired");
});
