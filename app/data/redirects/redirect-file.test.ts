import { describe, expect, it } from "vitest";
import { maxFileSize, readRedirectFile, UnreadableFile } from "./redirect-file.ts";

const read = (...parts: BlobPart[]) => readRedirectFile(new Blob(parts), "https://vlotwerk.nl");
const rowsOf = async (text: string) =>
  (await read(text)).redirects.map(({ path, target, note }) => [path, target, note]);

describe("a file of redirects", () => {
  it.each([
    ["two columns", "/a,/b", [["/a", "/b", ""]]],
    [
      "all columns",
      "/a;/b;301;van toen\n/c;;410;\n/d;/e;410;",
      [
        ["/a", "/b", "van toen"],
        ["/c", null, ""],
        ["/d", null, ""],
      ],
    ],
    [
      "no target",
      "/a,\n/b",
      [
        ["/a", null, ""],
        ["/b", null, ""],
      ],
    ],
    ["a header", "from,to,kind,note\n/a,/b,301,x", [["/a", "/b", "x"]]],
    ["a Dutch header in another order", "naar;van\n/b;/a", [["/a", "/b", ""]]],
    ["a byte order mark", "\u{feff}from,to\n/a,/b", [["/a", "/b", ""]]],
  ])("with %s is read", async (_, text, rows) => {
    expect(await rowsOf(text)).toEqual(rows);
  });

  it("names the rows that can't be read, with their lines", async () => {
    const { redirects, unread } = await read("from,to,kind\n/,/b\n/a,nieuw\n/c,/d,302\n/e,/f\n/E/,/g");
    expect(redirects).toEqual([{ line: 5, path: "/e", target: "/f", note: "" }]);
    expect(unread).toEqual([
      { line: 2, text: "/", problem: "path" },
      { line: 3, text: "/a", problem: "target" },
      { line: 4, text: "/c", problem: "kind" },
      { line: 6, text: "/E/", problem: "twice" },
    ]);
  });

  it("may be in the encodings of spreadsheets", async () => {
    const path = { redirects: [{ path: "/café" }] };
    expect(await read("/café,/b")).toMatchObject(path);
    expect(await read(new Uint8Array([...Buffer.from("/caf\u{e9},/b", "latin1")]))).toMatchObject(path);
    expect(await read(Buffer.from("\u{feff}/café,/b", "utf16le"))).toMatchObject(path);
  });

  it.each([
    ["binary", "PK\u{3}\u{4}\u{0}", ""],
    ["empty", "from,to\n", ""],
    ["quotes", 'from,to\n/a,"/b\n', "2"],
    ["large", "/a,/b\n".repeat(maxFileSize / 6 + 1), ""],
  ] as const)("that can't be read is %s", async (problem, text, line) => {
    const failure: unknown = await read(text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreadableFile);
    expect(failure).toMatchObject({ problem, line });
  });
});
