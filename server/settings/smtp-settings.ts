import { z } from "zod";
import type { SmtpServer } from "../backend/mail/smtp-sender.ts";

/** Parses SMTP_URL; port 587, or 465 with smtps. Adds an issue when it is invalid. */
export function readSmtpUrl(text: string, context: z.RefinementCtx): SmtpServer {
  const url = URL.parse(text);
  const isSecure = url?.protocol === "smtps:";
  const isAddress =
    url !== null && (isSecure || url.protocol === "smtp:") && /^\/?$/.test(url.pathname) && url.search === "";
  const login = url && readLogin(url);
  if (isAddress && url.hostname && login !== undefined) {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    return { host, port: url.port ? Number(url.port) : isSecure ? 465 : 587, isSecure, login };
  }
  context.addIssue({ code: "custom" });
  return z.NEVER;
}

/** Null without a user; undefined when invalid. */
function readLogin({ username, password }: URL): SmtpServer["login"] | undefined {
  if (!username) return null;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
