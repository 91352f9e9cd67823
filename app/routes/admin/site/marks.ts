import type { ChangedTexts } from "../../../i18n/site-texts.ts";

/** Invisible characters that no text has: digits of base 3, and the end of a mark. They are not trimmed, nor break a line. */
const digits = ["\u2061", "\u2062", "\u2064"];
const end = "\u2063";

/** Of a character of a key, which is ASCII: 3 to the power of 5 is more than 128. */
const digitsEach = 5;

const marks = new RegExp(`([${digits.join("")}]+)${end}`, "g");

/** Facts and addresses that code reads: a mark would make them others. */
const readByCode = /^firm\.(?:workingDays|contactPerson|linkedin|instagram|youtube|github)$|(?:\.a|A)ddress$/;

/** The texts of a language, each after a mark of its key, so that a rendered page tells which it has and where. */
export function markTexts(texts: ChangedTexts): ChangedTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      text.trim().length < 2 || readByCode.test(key) ? text : markOf(key) + text,
    ]),
  );
}

function markOf(key: string): string {
  const codes = [...key].map((letter) =>
    letter.charCodeAt(0).toString(digits.length).padStart(digitsEach, "0"),
  );
  return codes.join("").replace(/\d/g, (digit) => digits[Number(digit)] ?? "") + end;
}

/** A text without its marks, and the keys that they name, in order. */
export function readMarks(marked: string): { text: string; keys: string[] } {
  const keys: string[] = [];
  const text = marked.replace(marks, (_, mark: string) => {
    keys.push(keyOf(mark));
    return "";
  });
  return { text, keys };
}

function keyOf(mark: string): string {
  const codes = [...mark].map((sign) => digits.indexOf(sign)).join("");
  return codes.replace(new RegExp(`\\d{${digitsEach}}`, "g"), (code) =>
    String.fromCharCode(Number.parseInt(code, digits.length)),
  );
}
