import type { Session } from "@supabase/supabase-js";
import { decodeJwt } from "jose";

/** Whether a second factor has to be shown before this session is worth anything. */
export function lacksSecondFactor({ access_token: token, user }: Session): boolean {
  const hasFactor = user.factors?.some((factor) => factor.status === "verified") ?? false;
  return hasFactor && decodeJwt(token).aal !== "aal2";
}

/** Whether the person came by a link for a new password and has not set one: the server forgets it then. */
export function cameByRecovery({ access_token: token }: Session): boolean {
  const { amr } = decodeJwt(token);
  return Array.isArray(amr) && amr.some((entry: unknown) => methodOf(entry) === "recovery");
}

function methodOf(entry: unknown): unknown {
  return typeof entry === "object" && entry !== null && "method" in entry ? entry.method : entry;
}
