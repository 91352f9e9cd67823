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
      "/a;/b;301;van toen\n/c;;410;\n/d;/e;451;",
      [
        ["/a", "/b", "van toen"],
        ["/c", null, ""],
        ["/d", null, ""],
      ],
    ],
    ["a header", "from,to,kind,note\n/a,/b,301,x", [["/a", "/b", "x"]]],
    ["a Dutch header in another order", "naar;van\n/b;/a", [["/a", "/b", ""]]],
    [
      "the headings of Redirection",
      '"source","target","regex","code","type","match","hits","title","status"\n"/a","/b","0","301","url","url","7","Titel","enabled"',
      [["/a", "/b", "Titel"]],
    ],
    [
      "the headings of Rank Math",
      "id,source,matching,destination,type,category,status,ignore\n1,a,exact,/b,301,,active,\n2,/c,start,https://elders.example/,301,,active,\n3,/d,exact,,410,,active,",
      [
        ["/a", "/b", ""],
        ["/c/*", "https://elders.example/", ""],
        ["/d", null, ""],
      ],
    ],
    [
      "the headings of Yoast",
      '"Origin","Target","Type","Format"\n"/a","/b","301","plain"',
      [["/a", "/b", ""]],
    ],
    [
      "the lines of Netlify",
      "# oud\n/a  /b\n/blog/* /insights/:splat 301!  # alles\n/c https://elders.example/ 308\n",
      [
        ["/a", "/b", ""],
        ["/blog/*", "/insights/*", ""],
        ["/c", "https://elders.example/", ""],
      ],
    ],
    ["a query", "/index.php?option=shop&id=7,/b", [["/index.php?id=7&option=shop", "/b", ""]]],
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

  it.each([
    ["no target and no word that it is gone", "/a,\n/b", ["target", "target"]],
    ["a target elsewhere under its own heading", "source,destination,code\n/a,,301", ["target"]],
    ["a pattern", "source,target,regex,code\n^/a(.*),/b,1,301", ["pattern"]],
    ["a pattern of Yoast", "Origin,Target,Type,Format\n/a,/b,301,regex", ["pattern"]],
    ["one that is switched off", "source,target,code,status\n/a,/b,301,disabled", ["off"]],
    ["a temporary one", "/a /b 302", ["kind"]],
    ["a rewrite", "/a /b 200", ["kind"]],
    ["a condition", "/a /b 301 Country=nl\n/a id=:id /b/:id 301\n/:a /b", ["pattern", "pattern", "pattern"]],
    ["a star within", "/a/*/b,/c", ["path"]],
    ["a query that can't be kept", "/a?id=%23,/c\n/b?id=1&naam=x%26y,/c", ["path", "path"]],
  ])("never says the opposite of a row with %s", async (_, text, problems) => {
    const { redirects, unread } = await read(text);
    expect(redirects).toEqual([]);
    expect(unread.map(({ problem }) => problem)).toEqual(problems);
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
    ["columns", "ancien,nouveau\n/a,/b\n", ""],
    ["columns", "source,hits\n/a,7\n", ""],
    ["quotes", 'from,to\n/a,"/b\n', "2"],
    ["large", "/a,/b\n".repeat(maxFileSize / 6 + 1), ""],
  ] as const)("that can't be read is %s", async (problem, text, line) => {
    const failure: unknown = await read(text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreadableFile);
    expect(failure).toMatchObject({ problem, line });
  });
});
