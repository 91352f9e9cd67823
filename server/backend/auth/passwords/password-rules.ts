import { AuthError } from "../calls/auth-error.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { maxPasswordBytes } from "./password-hash.ts";

const minPasswordLength = 6;

/** Throws AuthError with GoTrue's reasons when the password is too short, too long or common. */
export function requireStrongPassword(password: string): void {
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    const message = `Password cannot be longer than ${maxPasswordBytes} characters`;
    throw new AuthError(400, "validation_failed", message);
  }
  if ([...password].length < minPasswordLength) {
    const message = `Password should be at least ${minPasswordLength} characters.`;
    throw new AuthError(422, "weak_password", message, { reasons: ["length"] });
  }
  if (isCommonPassword(password)) {
    const message = "Password is known to be weak and easy to guess, please choose a different one.";
    throw new AuthError(422, "weak_password", message, { reasons: ["pwned"] });
  }
}
