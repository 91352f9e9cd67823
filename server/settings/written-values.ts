/** In PEM keys. */
const lineBreaks = new Set(["JWT_SIGNING_KEY"]);

/**
 * The settings that have a value, without blanks at its ends: files from Windows end their lines with a carriage return.
 * Everything else in the environment belongs to others.
 */
export function readWrittenValues(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
): { [name: string]: string } {
  const values = names.map((name) => [name, environment[name]?.trim() ?? ""] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

/** What nobody means to write into a value: a sentence without the value; null when there is nothing of it. */
export function slipIn(name: string, value: string): string | null {
  if (/^(["'`“”‘’]).*["'`“”‘’]$/s.test(value)) {
    return `${name} has quotation marks around its value, which count as part of it here: leave them out.`;
  }
  const hidden = (lineBreaks.has(name) ? /(?![\r\n])[\p{Cc}\p{Cf}]/u : /[\p{Cc}\p{Cf}]/u).exec(value)?.[0];
  return hidden
    ? `${name} has an invisible character in its value (${codePoint(hidden)}): write it again.`
    : null;
}

function codePoint(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${digits.padStart(4, "0")}`;
}
