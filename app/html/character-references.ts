import { characterEntitiesHtml4 } from "character-entities-html4";

// Noncharacters, which Unicode reserves for internal use.
const open = "\uFDD0";
const close = "\uFDD1";

const reference = /&(#\d{1,8}|#[xX][\da-fA-F]{1,7}|[A-Za-z][A-Za-z\d]{1,7});/g;
const marked = /\uFDD0([#A-Za-z\d]{2,10})\uFDD1/g;
const markedSpace = /\uFDD0(?:nbsp|#0*160|#[xX]0*[aA]0)\uFDD1/g;
const noncharacter = /[\uFDD0-\uFDEF]/g;

/** The names that editors write: those of HTML 4, with what HTML 5 added and changed among them. */
const namedCharacters = new Map([
  ...Object.entries(characterEntitiesHtml4),
  ["apos", "'"],
  ["lang", "\u27E8"],
  ["rang", "\u27E9"],
]);

/**
 * Marks references to non-ASCII characters (`&nbsp;`, `&#8217;`), so that a parser keeps their spelling. References to
 * ASCII stay, since schemes, tags and attribute names consist of it.
 */
export function markReferences(html: string): string {
  return html
    .replace(noncharacter, "\uFFFD")
    .replace(reference, (spelling, name: string) =>
      isOutsideAscii(name) ? `${open}${name}${close}` : spelling,
    );
}

/** Reverts `markReferences`. Foreign marks become U+FFFD. */
export function unmarkReferences(html: string): string {
  return html
    .replace(marked, (mark, name: string) => (isOutsideAscii(name) ? `&${name};` : mark))
    .replace(noncharacter, "\uFFFD");
}

/** Decodes character references once; unknown ones stay. */
export function decodeReferences(text: string): string {
  return text.replace(reference, (spelling, name: string) => {
    const code = codePoint(name);
    return code === null ? spelling : String.fromCodePoint(code);
  });
}

/** Whether a text is only white space, non-breaking spaces and editor carets. */
export function isBlank(text: string): boolean {
  return !/\S/.test(text.replace(markedSpace, ""));
}

function isOutsideAscii(name: string): boolean {
  const code = codePoint(name);
  // U+0080 to U+009F decode to Windows-1252, and U+FEFF is the editor's caret.
  return code !== null && code >= 0xa0 && code !== 0xfeff;
}

function codePoint(name: string): number | null {
  if (!name.startsWith("#")) return namedCharacters.get(name)?.codePointAt(0) ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return isCharacter(code) ? code : null;
}

function isCharacter(code: number): boolean {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  const isNoncharacter = (code >= 0xfdd0 && code <= 0xfdef) || (code & 0xfffe) === 0xfffe;
  return code > 0 && code <= 0x10ffff && !isSurrogate && !isNoncharacter;
}
