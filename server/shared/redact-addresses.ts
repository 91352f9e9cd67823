/** A text of another server without e-mail addresses, and without these names where they stand as words. */
export function redactAddresses(text: string, names: readonly string[] = []): string {
  return names.reduce(
    (redacted, name) => redacted.replace(asWord(name), "[address]"),
    text.replace(/\S*@\S*/g, "[address]"),
  );
}

function asWord(name: string): RegExp {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "giu");
}
