import { AuthError } from "../../calls/auth-error.ts";
import { isEmail, normaliseEmail } from "../../calls/auth-request.ts";
import type { Profile } from "./provider.ts";

type Claims = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  isEmailCurrent: boolean;
  name: string | null;
  picture: string | null;
};

/** The profile in GoTrue's names. Throws AuthError without a usable e-mail address. */
export function toProfile({ issuer, subject, isEmailVerified, isEmailCurrent, ...claims }: Claims): Profile {
  const email = normaliseEmail(claims.email ?? "");
  if (!isEmail(email)) {
    throw new AuthError(422, "unexpected_failure", "Error getting user email from external provider");
  }
  const name = claims.name === null ? null : plainText(claims.name);
  const picture = claims.picture === null ? null : webAddress(claims.picture);
  const data = {
    iss: issuer,
    sub: subject,
    provider_id: subject,
    email,
    email_verified: isEmailVerified,
    phone_verified: false,
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
  };
  return { subject, issuer, email, isEmailVerified, isEmailCurrent, data };
}

/** PostgreSQL text holds no NUL. */
function plainText(text: string): string {
  return [...text.replace(/\p{C}/gu, "").trim()].slice(0, 100).join("");
}

function webAddress(text: string): string | null {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.href.length <= 300 ? url.href : null;
}
