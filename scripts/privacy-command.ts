import { parseArgs } from "node:util";
import { isEmail, normaliseEmail } from "../server/backend/auth/calls/auth-request.ts";

const usage = `Usage: npm run privacy -- export EMAIL [--out FILE]
       npm run privacy -- erase EMAIL [--yes]
       npm run privacy -- comments NAME [--yes]
       npm run privacy -- expire [--yes]`;

/** The request can't be carried out; the message says why in one sentence. */
export class PrivacyError extends Error {
  override name = "PrivacyError";
}

export type PrivacyCommand =
  | { name: "export"; email: string; out: string | null }
  | { name: "erase"; email: string; isConfirmed: boolean }
  /** What somebody said through preview links, which know a name alone. */
  | { name: "comments"; person: string; isConfirmed: boolean }
  | { name: "expire"; isConfirmed: boolean };

/** Parses the command's arguments; the address is in lower case. Throws PrivacyError. */
export function readCommand(words: string[]): PrivacyCommand {
  const { positionals, values } = parse(words);
  const [name, given, ...rest] = positionals;
  const { out, yes: isConfirmed = false } = values;
  if (rest.length > 0) throw new PrivacyError(usage);
  if (name === "expire" && given === undefined && out === undefined) return { name, isConfirmed };
  if (name === "comments" && given?.trim() && out === undefined) {
    return { name, person: given.trim(), isConfirmed };
  }
  if ((name !== "export" && name !== "erase") || given === undefined) throw new PrivacyError(usage);
  if (name === "export" ? isConfirmed : out !== undefined) throw new PrivacyError(usage);
  const email = normaliseEmail(given);
  if (!isEmail(email)) throw new PrivacyError("That is no e-mail address.");
  return name === "export" ? { name, email, out: out ?? null } : { name, email, isConfirmed };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { out: { type: "string" }, yes: { type: "boolean" } },
    });
  } catch {
    throw new PrivacyError(usage);
  }
}
