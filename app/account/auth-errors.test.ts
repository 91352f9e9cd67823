import {
  AuthApiError,
  AuthPKCECodeVerifierMissingError,
  AuthRetryableFetchError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { describeAuthError, describeErrorCode } from "./auth-errors.ts";

describe("an error of the auth service", () => {
  it("is shown in English as the service says it", () => {
    const error = new AuthApiError("Request rate limit reached", 429, "over_request_rate_limit");
    expect(describeAuthError(error, "en")).toBe("Request rate limit reached");
  });

  it("is shown in Dutch by its code", () => {
    const error = new AuthApiError("Invalid login credentials", 400, "invalid_credentials");
    expect(describeAuthError(error, "nl")).toBe("E-mailadres of wachtwoord klopt niet.");
  });

  it("is shown as it is when nobody has translated it", () => {
    const error = new AuthApiError("Something new", 400, "something_new");
    expect(describeAuthError(error, "nl")).toBe("Something new");
  });

  it("is not what the auth client tells programmers", () => {
    const unknown = new AuthUnknownError("Unexpected token '<' is not valid JSON", null);
    expect(describeAuthError(unknown, "nl")).toBe("Er ging iets mis. Probeer het opnieuw.");
    expect(describeAuthError(unknown, "en")).toBe("Something went wrong. Please try again.");
    const elsewhere = new AuthPKCECodeVerifierMissingError();
    expect(describeAuthError(elsewhere, "nl")).toContain("in een andere browser");
  });

  it("says what is wrong with a weak password", () => {
    const short = new AuthWeakPasswordError("Password should be at least 6 characters.", 422, ["length"]);
    const common = new AuthWeakPasswordError("Password is known to be weak", 422, ["pwned"]);
    expect(describeAuthError(short, "nl")).toContain("6 tekens");
    expect(describeAuthError(common, "nl")).toContain("te makkelijk");
  });

  it("says that the server is away, and that nothing is lost", () => {
    const error = new AuthRetryableFetchError("Failed to fetch", 0);
    expect(describeAuthError(error, "nl")).toContain("niet bereikbaar");
    expect(describeAuthError(error, "en")).toContain("can't be reached");
  });
});

it("knows no text for a code that is none", () => {
  expect(describeErrorCode("constructor", "nl")).toBeNull();
  expect(describeErrorCode("otp_expired", "en")).toContain("expired");
});
