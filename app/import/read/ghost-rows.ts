import { JSONParser, TokenType } from "@streamparser/json";
import { ExportError, type OpenExport } from "../source.ts";
import { decodeText } from "./decode.ts";
import { type Row, rowOf } from "./json.ts";
import { checkSize } from "./limits.ts";

/** The rows of a Ghost export in the order of the file, each with the name of its table. Throws an ExportError. */
export async function* readGhostRows(open: OpenExport): AsyncGenerator<{ table: string; row: Row }> {
  const rows: { table: string; row: Row }[] = [];
  let unread = 0;
  let depth = 0;
  let line = 1;
  const parser = new JSONParser({ paths: ["$.db.*.data.*.*", "$.data.*.*"], keepStack: false });
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    checkSize(0, depth, line);
  };
  parser.onValue = ({ value, stack }) => {
    rows.push({ table: String(stack.at(-1)?.key ?? ""), row: rowOf(value) });
    unread = 0;
  };
  for await (const piece of decodeText(open())) {
    read(() => parser.write(piece));
    line += piece.split("\n").length - 1;
    unread += piece.length;
    checkSize(unread, depth, line);
    yield* rows.splice(0);
  }
  read(() => parser.isEnded || parser.end());

  function read(step: () => void): void {
    try {
      step();
    } catch (error) {
      throw error instanceof ExportError
        ? error
        : new ExportError({ key: "import.damagedFile", values: { line } });
    }
  }
}
