export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  /** Why a password is weak, when that is the error. */
  readonly reasons: readonly string[] | null;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { headers?: Record<string, string>; reasons?: readonly string[] } = {},
  ) {
    super(message);
    this.name = "AuthError";
    this.status = status;
    this.code = code;
    this.headers = more.headers ?? {};
    this.reasons = more.reasons ?? null;
  }
}

/** A 429 with GoTrue's message and Retry-After in seconds. */
export function tooMany(code: string, seconds: number): AuthError {
  const message =
    code === "over_email_send_rate_limit"
      ? `For security purposes, you can only request this after ${seconds} seconds.`
      : "Request rate limit reached";
  return new AuthError(429, code, message, { headers: { "Retry-After": String(seconds) } });
}
