const decoder = new TextDecoder("windows-1252");
const utf8 = new TextDecoder();

/** The 256 characters of Windows-1252, in the order of their bytes. */
const characters = decoder.decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const byteOf = new Map(Array.from(characters, (character, byte) => [character, byte]));

/** A character of UTF-8 in two to four bytes (RFC 3629), each read as one of Windows-1252. */
const sequence = new RegExp(
  [
    `${between(0xc2, 0xdf)}${between(0x80, 0xbf)}`,
    `${between(0xe0, 0xe0)}${between(0xa0, 0xbf)}${between(0x80, 0xbf)}`,
    `${between(0xe1, 0xef)}${between(0x80, 0xbf)}{2}`,
    `${between(0xf0, 0xf0)}${between(0x90, 0xbf)}${between(0x80, 0xbf)}{2}`,
    `${between(0xf1, 0xf3)}${between(0x80, 0xbf)}{3}`,
  ].join("|"),
  "g",
);

/** How the leading bytes of é, œ, “ and 😀 look then. É and others are left out: "CAFÉ®" is no mistake. */
const leading = "[ÂÃÅâïð]";
const suspicious = new RegExp(leading + between(0x80, 0xbf));
const suspiciousSequence = new RegExp(`(?=${leading})(?:${sequence.source})`, "g");

/** Text of bytes in UTF-8, in which those that are none are of Windows-1252. */
export function decodeMixed(bytes: Uint8Array): string {
  return decoder.decode(bytes).replace(sequence, asUtf8);
}

/** The text of one that was decoded wrongly (`cafÃ©` → `café`), if that explains all of it; otherwise the same. */
export function repairMojibake(text: string): string {
  if (!suspicious.test(text) || suspicious.test(text.replace(suspiciousSequence, ""))) return text;
  return text.replace(suspiciousSequence, asUtf8);
}

function asUtf8(text: string): string {
  return utf8.decode(Uint8Array.from(text, (character) => byteOf.get(character) ?? 0x3f));
}

function between(first: number, last: number): string {
  return `[${characters.slice(first, last + 1)}]`;
}
