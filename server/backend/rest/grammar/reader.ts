import { limits } from "../errors/limits.ts";
import { RestError } from "../errors/rest-error.ts";

export type Reader = {
  /** "" at the end. */
  peek(): string;
  isAtEnd(): boolean;
  skip(text: string): boolean;
  expect(text: string): void;
  /** The expression must be sticky. */
  match(pattern: RegExp): string | null;
  name(): string;
  /** A backslash escapes the next character. */
  quoted(): string;
  fail(expected: string): RestError;
};

/** Reads part of a query string; errors name it as `what`. */
export function createReader(text: string, what: string): Reader {
  let position = 0;

  function checked(name: string): string {
    if (Buffer.byteLength(name) > limits.nameBytes)
      throw reader.fail(`a name of ${limits.nameBytes} bytes at most`);
    if (/\p{Cc}/u.test(name)) throw reader.fail("a name without control characters");
    return name;
  }

  const reader: Reader = {
    peek: () => text.charAt(position),
    isAtEnd: () => position >= text.length,
    skip(wanted) {
      if (!text.startsWith(wanted, position)) return false;
      position += wanted.length;
      return true;
    },
    expect(wanted) {
      if (!reader.skip(wanted)) throw reader.fail(`"${wanted}"`);
    },
    match(pattern) {
      pattern.lastIndex = position;
      const found = pattern.exec(text);
      if (!found) return null;
      position = pattern.lastIndex;
      return found[0];
    },
    name() {
      if (reader.peek() === '"') return checked(reader.quoted());
      const found = reader.match(/[ \t]*[\p{L}\p{N}_$](?:[\p{L}\p{N}_$ -]*[\p{L}\p{N}_$])?[ \t]*/uy);
      if (found === null) throw reader.fail("a name");
      return checked(found.trim());
    },
    quoted() {
      reader.expect('"');
      const inside = reader.match(/(?:[^"\\]|\\.)*/sy) ?? "";
      reader.expect('"');
      return inside.replace(/\\(.)/gs, "$1");
    },
    fail(expected) {
      const found = reader.isAtEnd()
        ? "unexpected end of input"
        : `unexpected ${JSON.stringify(reader.peek())}`;
      return new RestError({
        status: 400,
        code: "PGRST100",
        message: `"failed to parse ${what} (${text})" (line 1, column ${position + 1})`,
        details: `${found} expecting ${expected}`,
      });
    },
  };
  return reader;
}
