import { z } from "zod";
import type { SmtpServer, SmtpTls } from "../backend/mail/smtp-sender.ts";

type SmtpAddress = Omit<SmtpServer, "tls">;

/** Parses SMTP_URL; port 587, or 465 with smtps. Adds an issue when it is invalid. */
export function readSmtpUrl(text: string, context: z.RefinementCtx): SmtpAddress {
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

/**
 * The mail server with what is asked of its TLS: on this machine any certificate will do; elsewhere a password, or TLS from
 * the start, wants a trusted one; and mail without a login travels as between mail servers.
 */
export function chooseTls(address: SmtpAddress, given: SmtpTls | undefined): SmtpServer {
  const isVerified = !isLoopback(address.host) && (address.login !== null || address.isSecure);
  return { ...address, tls: given ?? (isVerified ? "verified" : "opportunistic") };
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|::1)$/.test(host);
}
