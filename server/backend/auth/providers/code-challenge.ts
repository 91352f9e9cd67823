import { createHash, timingSafeEqual } from "node:crypto";
import { AuthError } from "../calls/auth-error.ts";

/** RFC 7636, 4.2; the method in lower case as in GoTrue. */
export type CodeChallenge = { challenge: string; method: "s256" | "plain" };

/** Required: the implicit flow would put tokens into the URL (RFC 9700, 2.1.2). Throws AuthError. */
export function readCodeChallenge(search: URLSearchParams): CodeChallenge {
  const challenge = search.get("code_challenge");
  const method = search.get("code_challenge_method")?.toLowerCase();
  if (!challenge || !method) {
    const message = "PKCE flow requires code_challenge_method and code_challenge";
    throw new AuthError(400, "validation_failed", message);
  }
  if (method !== "s256" && method !== "plain") {
    throw new AuthError(400, "validation_failed", "Unsupported code_challenge_method: use s256 or plain");
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    const message = "code_challenge must have 43 to 128 unreserved characters";
    throw new AuthError(400, "validation_failed", message);
  }
  return { challenge, method };
}

export function isVerifierOf({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const computed = method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  const [given, held] = [Buffer.from(computed), Buffer.from(challenge)];
  return given.length === held.length && timingSafeEqual(given, held);
}
