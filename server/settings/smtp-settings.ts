import { z } from "zod";
import type { SmtpServer } from "../backend/mail/smtp-sender.ts";

/** The mail server that SMTP_URL names: port 587 unless it says so, 465 with smtps. An issue when it is no such address. */
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

/** Null without a user; undefined when it can't be read. */
function readLogin({ username, password }: URL): SmtpServer["login"] | undefined {
  if (!username) return null;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
