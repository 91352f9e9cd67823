import { AuthError } from "../calls/auth-error.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { longestPassword } from "./password-hash.ts";

const shortestPassword = 6;

/** Throws AuthError with GoTrue's reasons when the password is too short, too long or common. */
export function requireStrongPassword(password: string): void {
  if (Buffer.byteLength(password) > longestPassword) {
    const message = `Password cannot be longer than ${longestPassword} characters`;
    throw new AuthError(400, "validation_failed", message);
  }
  if ([...password].length < shortestPassword) {
    const message = `Password should be at least ${shortestPassword} characters.`;
    throw new AuthError(422, "weak_password", message, { reasons: ["length"] });
  }
  if (isCommonPassword(password)) {
    const message = "Password is known to be weak and easy to guess, please choose a different one.";
    throw new AuthError(422, "weak_password", message, { reasons: ["pwned"] });
  }
}
