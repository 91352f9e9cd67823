import { singleLine } from "./single-line.ts";

/** In place of words that may be somebody's: an address, a number, a token. */
export const otherWords = "other";

const maxLength = 40;

/** A month or day of this century, which a campaign may be named after; the first one alone. */
const date = /(?<!\d)20\d\d(?:[-_.]?(?:0[1-9]|1[0-2])(?:[-_.](?:0[1-9]|[12]\d|3[01]))?)?(?!\d)/;

/**
 * The words of a campaign, such as `newsletter-2026-11`, as they may be stored: few, short and with few digits. Else
 * `otherWords`, or nothing for a text without a letter or digit.
 */
export function originWords(text: string): string {
  const words = singleLine(text).normalize("NFC");
  if (!/[\p{L}\p{N}]/u.test(words)) return "";
  const isShort = [...words].length <= maxLength;
  const isPlain = /^[\p{Script=Latin}\d][\p{Script=Latin}\d ._&+-]*$/u.test(words);
  return isShort && isPlain && !isNumber(words) && !isToken(words) ? words : otherWords;
}

/** Whether a host may be counted: not the address of a machine, and without a number or token in its name. */
export function isPlainHost(host: string): boolean {
  return !isNumber(host) && !isToken(host);
}

/** Whether the digits are enough for a number of somebody, such as that of a telephone, an account or an order. */
function isNumber(text: string): boolean {
  const others = text.replace(date, "");
  return others.replace(/\D/g, "").length > (others === text ? 4 : 2);
}

/** Whether there is a long hexadecimal number, also one without digits. */
function isToken(text: string): boolean {
  return /[\da-f]{12}/i.test(text);
}
