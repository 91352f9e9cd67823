// Mail clients link what looks like an address, also in plain text, and recipients are unverified: visitors could send
// links of their choice to others. A zero-width non-joiner after each delimiter of an address prevents the link without
// changing the look; a client that links it anyway gets an invalid host name (RFC 5892, appendix A.1;
// https://url.spec.whatwg.org/#concept-domain-to-ascii).
const nonJoiner = "\u200C";

const address = new RegExp(
  [
    /[\p{L}\p{N}][.。]\p{L}{2}/u, // a host: a dot between letters; initials ("J.P.") are none
    /\d[.。]\d+[.。]\d/u, // a host in numbers
    /www[.。]/u,
    /@/u,
    /\p{L}[\p{L}\p{N}+.-]+:\S/u, // a scheme
    /\\\\/u, // a share in a network
    /(?:\d[\s()./-]*){7}/u, // a telephone
  ]
    .map((part) => part.source)
    .join("|"),
  "iu",
);

const maxNameLength = 80;
// Bidirectional overrides change the reading order.
const reordering = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Whether a mail client may link the text or a part of it. */
export function looksLikeAddress(text: string): boolean {
  return address.test(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
}

/** The text on one line, looking the same, in which nothing is linked. */
export function unlinked(text: string): string {
  const line = oneLine(text);
  if (!looksLikeAddress(line)) return line;
  return line.replace(/\p{Cf}/gu, "").replace(/[.。．｡․:@/\\](?=\S)|\d(?=\d)/gu, `$&${nonJoiner}`);
}

/** A name for a salutation; null when it is empty, too long or looks like an address. */
export function greetableName(name: string): string | null {
  const line = oneLine(name);
  return line === "" || [...line].length > maxNameLength || looksLikeAddress(line) ? null : line;
}

/** Removes line breaks, control characters and bidirectional overrides. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(reordering, "")
    .trim();
}
