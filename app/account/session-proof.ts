import type { Session, User } from "@supabase/supabase-js";
import { decodeJwt } from "jose";

/** Whether the session is aal1 and a second factor is enrolled. */
export function lacksSecondFactor(session: Session): boolean {
  return hasFactor(session.user) && !hasSecondStep(session);
}

/** Whether the user enrolled an authenticator app. */
export function hasFactor({ factors }: User): boolean {
  return factors?.some((factor) => factor.status === "verified") ?? false;
}

/** Whether the session is aal2. */
export function hasSecondStep({ access_token: token }: Session): boolean {
  return decodeJwt(token).aal === "aal2";
}

/** Whether the session began with a recovery link; the server clears that with the new password. */
export function cameByRecovery({ access_token: token }: Session): boolean {
  const { amr } = decodeJwt(token);
  return Array.isArray(amr) && amr.some((entry: unknown) => methodOf(entry) === "recovery");
}

function methodOf(entry: unknown): unknown {
  return typeof entry === "object" && entry !== null && "method" in entry ? entry.method : entry;
}
