import { createHmac } from "node:crypto";
import { z } from "zod";
import { mailboxOf } from "../../../../app/data/email-address.ts";
import { languageOf } from "../../../../app/i18n/addresses.ts";
import { forwardedAddress, networkOf } from "../../../shared/client-address.ts";
import { AuthError } from "./auth-error.ts";

export type AuthRequest = {
  address: string;
  networkHash: string | null;
  userAgent: string | null;
  bearer: string | null;
  /** Whether a browser asks for a page, before a person's eyes. */
  wantsPage: boolean;
  search: URLSearchParams;
  cookie(name: string): string | null;
  /** The UUID in the path; empty when the endpoint has none. */
  id: string;
  /** The JSON body, parsed by this schema. Throws AuthError. */
  read<Shape extends z.ZodType>(shape: Shape): Promise<z.output<Shape>>;
  /** The form in the body. Throws AuthError. */
  readForm(): Promise<URLSearchParams>;
};

export function readAuthRequest(request: Request, id: string, networkHashKey: Uint8Array): AuthRequest {
  const address = forwardedAddress(request);
  return {
    address,
    networkHash: hashNetwork(networkHashKey, address),
    userAgent: request.headers.get("user-agent")?.slice(0, 500) ?? null,
    bearer: /^bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null,
    wantsPage: request.headers.get("accept")?.includes("text/html") ?? false,
    search: new URL(request.url).searchParams,
    cookie(name) {
      const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
    },
    id,
    async read(shape) {
      const parsed = shape.safeParse(parseJson(await readText(request)));
      if (parsed.success) return parsed.data;
      const place = parsed.error.issues[0]?.path.join(".") || "body";
      throw new AuthError(400, "validation_failed", `The request has no valid ${place}`);
    },
    async readForm() {
      const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
      if (type === "application/x-www-form-urlencoded") return new URLSearchParams(await readText(request));
      throw new AuthError(400, "validation_failed", "The body must be application/x-www-form-urlencoded");
    },
  };
}

/** A keyed hash of the client's network for the audit log; null when the address is unknown. */
function hashNetwork(key: Uint8Array, address: string): string | null {
  if (address === "unknown") return null;
  return createHmac("sha256", key).update(networkOf(address)).digest("base64url").slice(0, 10);
}

const maxBodyBytes = 8_192;

async function readText(request: Request): Promise<string> {
  const text = await request.text();
  if (text.length <= maxBodyBytes) return text;
  throw new AuthError(413, "validation_failed", `Request body may hold ${maxBodyBytes} characters at most`);
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (holdsUnstorableText(value)) throw new Error("no text");
    return value;
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  }
}

/** PostgreSQL text holds no NUL and no lone surrogate; JSON always escapes them. */
function holdsUnstorableText(value: unknown): boolean {
  return /\\u(0000|d[89a-f])/.test(JSON.stringify(value).replaceAll("\\\\", ""));
}

/** One mailbox as HTML's `type=email` accepts it (RFC 5321 lengths), without encoded words (RFC 2047). */
const mailbox =
  /^(?!.*=\?)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** The normalised e-mail address. Throws AuthError when it is invalid. */
export function readEmail(input: string): string {
  const email = normaliseEmail(input);
  if (email === "") throw new AuthError(400, "validation_failed", "An email address is required");
  if (isEmail(email)) return email;
  throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
}

/** Whether this is one plain mailbox in normalised form. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && mailbox.test(email);
}

/** A mailbox in small letters of ASCII only: Unicode lower case would map the Kelvin sign to `k`, another mailbox. */
export function normaliseEmail(email: string): string {
  return mailboxOf(email).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export type Metadata = { [name: string]: unknown };
export const metadata = z.record(z.string(), z.unknown());

/** Every access token contains the metadata and must fit into a header. */
export function requireSmallMetadata(data: Metadata): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= 1_024) return;
  throw new AuthError(422, "validation_failed", "User metadata may hold 1024 bytes at most");
}

/** The language of mails: the one of the panel, if chosen, or of the sign-up, else of the redirect URL, else Dutch. */
export function mailLanguage(data: Metadata, redirectTo: string | null): "nl" | "en" {
  for (const chosen of [data.panel_language, data.language]) {
    if (chosen === "nl" || chosen === "en") return chosen;
  }
  return languageOf(URL.parse(redirectTo ?? "")?.pathname ?? "/");
}
