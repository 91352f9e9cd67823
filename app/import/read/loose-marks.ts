/** What is no markup, with its end. A formatter of HTML makes a comment of CDATA. */
const sections = new Map([
  ["<![CDATA[", "]]>"],
  ["<!--[CDATA[", "]]-->"],
  ["<!--", "-->"],
  ["<?", "?>"],
]);
const mark = /<!\[CDATA\[|<!--\[CDATA\[|<!--|<\?|[<&]/g;
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});/iy;
const tag = /<[a-z_/!]/iy;

/** The longest of these. */
const longest = 34;

/**
 * Reads XML as browsers read HTML where it says the same: a bare `&` or `<` is text, and a comment of CDATA is CDATA. The
 * pieces of a file go through it in their order; `onLoose` hears the line of each bare one.
 */
export class LooseMarks {
  #rest = "";
  #end: string | null = null;
  #line = 1;
  readonly #onLoose: (line: number) => void;

  constructor(onLoose: (line: number) => void) {
    this.#onLoose = onLoose;
  }

  /** What is known by now of the text so far. */
  push(piece: string, isLast = false): string {
    const text = this.#rest + piece;
    let written = "";
    let at = 0;
    const take = (to: number, as = text.slice(at, to)) => {
      for (let line = text.indexOf("\n", at); line >= 0 && line < to; line = text.indexOf("\n", line + 1))
        this.#line += 1;
      written += as;
      at = to;
    };
    while (at < text.length) {
      if (this.#end !== null) {
        const end = text.indexOf(this.#end, at);
        if (end < 0) {
          take(isLast ? text.length : Math.max(at, text.length - this.#end.length));
          break;
        }
        take(end);
        take(end + this.#end.length, this.#end === "]]-->" ? "]]>" : this.#end);
        this.#end = null;
        continue;
      }
      mark.lastIndex = at;
      const [found] = mark.exec(text) ?? [];
      if (found === undefined) {
        take(text.length);
        break;
      }
      take(mark.lastIndex - found.length);
      if (!isLast && text.length - at < longest) break;
      this.#end = sections.get(found) ?? null;
      if (this.#end !== null) take(at + found.length, found === "<!--[CDATA[" ? "<![CDATA[" : found);
      else this.#takeMark(text, at, found, take);
    }
    this.#rest = text.slice(at);
    return written;
  }

  #takeMark(text: string, at: number, found: string, take: (to: number, as?: string) => void): void {
    const form = found === "&" ? reference : tag;
    form.lastIndex = at;
    const isMarkup = form.test(text);
    if (!isMarkup) this.#onLoose(this.#line);
    take(at + 1, isMarkup ? found : found === "&" ? "&amp;" : "&lt;");
  }
}
