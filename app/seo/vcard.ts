import type { Firm } from "../i18n/firm.ts";

/** The firm as a vCard 4.0 (RFC 6350). */
export function vcard(origin: string, firm: Firm): string {
  const address = ["", "", firm.street, firm.city, "", firm.postcode, "NL"].map(escapeValue).join(";");
  return [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `FN:${escapeValue(firm.name)}`,
    `ORG:${escapeValue(firm.name)}`,
    `EMAIL;TYPE=work:${escapeValue(firm.email)}`,
    `TEL;TYPE=work;VALUE=uri:tel:${firm.phone.dialled}`,
    `ADR;TYPE=work:${address}`,
    ...[`${origin}/`, ...firm.profiles.map(({ url }) => url)].map((url) => `URL:${url}`),
    "END:VCARD",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

/** Section 3.4 of the RFC. */
function escapeValue(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\s+/g, " ");
}

/** Lines have 75 octets at most; a longer one goes on after a space (section 3.2). */
function fold(line: string): string {
  const parts = [""];
  for (const character of line) {
    const part = parts.at(-1) ?? "";
    if (Buffer.byteLength(part + character) <= 74) parts[parts.length - 1] = part + character;
    else parts.push(character);
  }
  return parts.join("\r\n ");
}
