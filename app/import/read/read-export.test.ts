// @module-tag S50

import { describe, expect, it } from "vitest";
import { ExportError } from "../source.ts";
import { ghostExport, ghostPost } from "../testing/ghost.ts";
import { openExport } from "../testing/open-export.ts";
import { wxr } from "../testing/wxr.ts";
import { readOutline } from "./read-export.ts";

const encoder = new TextEncoder();
const post = wxr([{ id: 1, title: "Titel" }]);
const ghost = ghostExport({ posts: [ghostPost("1")] });

describe("an export", () => {
  it.each([
    ["XML with a byte order mark", `\uFEFF${post}`, "wordpress"],
    ["XML after blank lines", `\n\n ${post}`, "wordpress"],
    ["JSON", ghost, "ghost"],
    ["JSON with a byte order mark", `\uFEFF${ghost}`, "ghost"],
  ])("is recognised by what it holds: %s", async (_, text, system) => {
    const outline = await readOutline(openExport(text, 10));
    expect(outline.system).toBe(system);
    expect(outline.posts.map(({ key }) => key)).toEqual(["1"]);
  });

  it.each([
    ["is empty", "", "import.unknownFile"],
    ["is text", "Hello", "import.unknownFile"],
    [
      "is a feed",
      '<rss version="2.0"><channel><item><title>a</title></item></channel></rss>',
      "import.unknownFile",
    ],
    ["is other XML", "<feed><entry/></feed>", "import.unknownFile"],
    ["is other JSON", '{"posts":[{"id":1}]}', "import.unknownFile"],
    ["is a page", "<!DOCTYPE html><html><p>a</p></html>", "import.documentType"],
    ["ends too early", post.slice(0, -30), "import.damagedFile"],
    ["has a tag that is not closed", post.replace("</wp:post_id>", ""), "import.damagedFile"],
    ["is JSON that ends too early", ghost.slice(0, -3), "import.damagedFile"],
    ["is JSON with an error", ghost.replace('"title"', "title"), "import.damagedFile"],
  ])("is refused when it %s", async (_, text, key) => {
    await expect(readOutline(openExport(text))).rejects.toMatchObject({ name: "ExportError", note: { key } });
  });

  it("says the line of the damage", async () => {
    const line = post.slice(0, post.indexOf("</item>")).split("\n").length;
    const damaged = post.replace("</item>", "</itm>");
    await expect(readOutline(openExport(damaged))).rejects.toMatchObject({ note: { values: { line } } });
    const json = JSON.stringify(JSON.parse(ghost), null, 2).replace('"title": "', '"title": ');
    await expect(readOutline(openExport(json, 20))).rejects.toMatchObject({
      note: { key: "import.damagedFile" },
    });
  });
});

describe("the bytes of an export", () => {
  it.each([
    ["ISO-8859-1", "latin1"],
    ["windows-1252", "latin1"],
  ] as const)("are read as %s when the declaration says so", async (label, encoding) => {
    const text = post.replace('encoding="UTF-8"', `encoding='${label}'`).replace("Titel", "Café");
    const outline = await readOutline(openExport(Buffer.from(text, encoding), 3));
    expect(outline.posts[0]?.title).toBe("Café");
  });

  it.each(["UTF-16", "unknown", "x-user-defined-"])(
    "are read as UTF-8 when the declaration says %s",
    async (label) => {
      const text = post.replace("UTF-8", label).replace("Titel", "Café");
      expect((await readOutline(openExport(text))).posts[0]?.title).toBe("Café");
    },
  );

  it("may be UTF-16 with a byte order mark", async () => {
    const outline = await readOutline(
      openExport(Buffer.from(`\uFEFF${post.replace("Titel", "Café 😀")}`, "utf16le"), 7),
    );
    expect(outline.posts[0]?.title).toBe("Café 😀");
  });

  it.each([1, 2, 3, 5, 65_536])("may be Latin-1 here and there, read in pieces of %i", async (size) => {
    const [before = "", after = ""] = post.replace("Titel", "é 😀 – X").split("X");
    const bytes = Buffer.concat([
      encoder.encode(before),
      Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 0x20, 0x80]),
      encoder.encode(after),
    ]);
    expect((await readOutline(openExport(bytes, size))).posts[0]?.title).toBe("é 😀 – café €");
  });

  it("may have characters that XML forbids", async () => {
    const outline = await readOutline(openExport(post.replace("Titel", "Ti\u0000\u0008\u001Ft\uFFFEel")));
    expect(outline.posts[0]?.title).toBe("Titel");
  });
});

describe("a hostile export", () => {
  it.each([
    ["bomb", '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'],
    ["file", '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    ["network", '<!DOCTYPE rss SYSTEM "https://evil.example/x.dtd">'],
  ])("with a document type is refused: %s", async (_, documentType) => {
    const text = post.replace("<rss", `${documentType}<rss`);
    await expect(readOutline(openExport(text, 50))).rejects.toMatchObject({
      note: { key: "import.documentType" },
    });
  });

  it("with unknown entities keeps them as text", async () => {
    const text = post.replace("<![CDATA[Titel]]>", "&lol; &#0; &eacute;");
    expect((await readOutline(openExport(text))).posts[0]?.title).toBe("&lol; \uFFFD é");
  });

  it.each([
    ["XML", post.replace("<item>", "<a>".repeat(100_000))],
    ["JSON", `{"db":[{"data":{"posts":[${"[".repeat(100_000)}`],
  ])("with %s that is nested too deep is refused", async (_, text) => {
    await expect(readOutline(openExport(text))).rejects.toMatchObject({
      note: { key: "import.damagedFile" },
    });
  });

  it.each([
    ["a text", "<rss><channel><title>", "a"],
    ["CDATA", "<rss><channel><title><![CDATA[", "a"],
    ["a comment", "<rss><!--", "a"],
    ["an attribute", '<rss a="', "a"],
    ["an entity", "<rss><channel>&", "a"],
    ["a document type", "<!DOCTYPE rss [", "<!ENTITY a 'b'>"],
    ["an item", "<rss><channel><item>", `<b>${"a".repeat(1_000)}</b>`],
    ["a text of JSON", '{"a":"', "a"],
    ["what is in no table", '{"a":[1', ",1"],
  ])("that never ends %s is refused before it fills the memory", async (_, start, part) => {
    let bytes = 0;
    const piece = encoder.encode(part.repeat(Math.ceil(65_536 / part.length)));
    const open = () => {
      let isFirst = true;
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(isFirst ? encoder.encode(start) : piece);
          bytes += piece.length;
          isFirst = false;
        },
      });
    };
    await expect(readOutline(open)).rejects.toMatchObject({ note: { key: "import.hugePiece" } });
    expect(bytes).toBeLessThan(300_000_000);
  });

  it("with keys of prototypes changes nothing", async () => {
    const text = ghost.replace(
      '"posts":[{',
      '"__proto__":[{"id":"x","polluted":1}],"constructor":[{"id":"1"}],"posts":[{"__proto__":{"title":"no"},',
    );
    const outline = await readOutline(openExport(text));
    expect(outline.posts).toMatchObject([{ title: "Title 1" }]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("is no unexpected error", async () => {
    const bytes = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256);
    await expect(readOutline(openExport(bytes))).rejects.toBeInstanceOf(ExportError);
  });
});
