import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";

/** 49,000 leaked passwords from zxcvbn, most common first; the package's code is not loaded. */
const publishedFile = createRequire(import.meta.url).resolve("@zxcvbn-ts/language-common/src/passwords.json");
const published = z.array(z.string()).parse(JSON.parse(readFileSync(publishedFile, "utf8")));
const stolen: ReadonlySet<string> = new Set(published);

/** Base words: the most common passwords, and Dutch words and names. */
const words: ReadonlySet<string> = new Set([
  ...published.slice(0, 3_000),
  ...readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split(/\s+/)
    .filter(Boolean),
]);

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
];
const columns = ["1q2w3e4r5t6y7u8i9o0p", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik", "qazwsxedcrfvtgbyhnujmik"];
const runs = [...rows, ...columns, "!@#$%^&*()"].flatMap((run) => [run, [...run].reverse().join("")]);

/** Whether this is a leaked password, a varied base word, a keyboard run or a repetition. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (stolen.has(plain)) return true;
  return [plain, withoutCommonAffixes(plain)].some((text) => isKnown(text) || isKnown(withLetters(text)));
}

/** Strips up to four digits and two signs. */
function withoutCommonAffixes(text: string): string {
  const addition =
    /^[\W_]{0,2}(?:\d{1,2})?(?=\D)|(?:\d{1,3}|(?:19|20)\d\d|1234|12345|123456|0000)?[\W_]{0,2}$/g;
  return text.replace(addition, "");
}

function withLetters(text: string): string {
  const letters: Record<string, string> = {
    0: "o",
    1: "i",
    3: "e",
    4: "a",
    5: "s",
    7: "t",
    "@": "a",
    $: "s",
    "!": "i",
  };
  return text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign);
}

function isKnown(text: string): boolean {
  const single = /^(.+?)\1*$/.exec(text)?.[1] ?? text;
  if (words.has(text) || words.has(single)) return true;
  if (single.length <= 3 && text.length > single.length) return true;
  return isRunOfRuns(text) || isDate(text);
}

/** Pieces of three and more characters of the alphabet, digits or keyboard rows only, such as abc123. */
function isRunOfRuns(text: string): boolean {
  if (text === "") return false;
  let rest = text;
  while (rest !== "") {
    const length = lengthOfRun(rest);
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

function lengthOfRun(text: string): number {
  const same = /^(.)\1*/.exec(text)?.[0].length ?? 0;
  let longest = same;
  for (const run of runs) {
    while (longest < text.length && run.includes(text.slice(0, longest + 1))) longest++;
  }
  return longest;
}

/** A date such as 311299, 31121999 or 19991231. */
function isDate(text: string): boolean {
  const day = "(?:0[1-9]|[12]\\d|3[01])";
  const month = "(?:0[1-9]|1[0-2])";
  const year = "(?:(?:19|20)?\\d\\d)";
  return new RegExp(`^(?:${day}${month}${year}|${month}${day}${year}|${year}${month}${day})$`).test(text);
}
