import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { deflateRawSync, gzipSync } from "node:zlib";
import { ghostExport, ghostPost } from "../../app/import/testing/ghost.ts";
import { onEmbedded, temporaryDirectory } from "../../bench/test-bed.ts";
import { rounds } from "../check.ts";
import { runImportCommand } from "./command.ts";
import { startListener } from "./listener.ts";
import { readRows } from "./read-rows.ts";
import { wxrEnd, wxrHead, wxrItem } from "./wxr.ts";

const maxSeconds = 180;
/** In MB; a number is kept byte by byte until it is too long. */
const maxMemory = 700;
/** Those of 2 GB, when it is not shortened. */
const large = Math.min(2_000_000_000, rounds(100) * 20_000_000);

/** A file in pieces; `says` is what its refusal must say, null for one that may be taken. */
type HostileFile = { name: string; pieces(): Iterable<string | Uint8Array>; says: RegExp | null };

const doctype = /DOCTYPE/;
const tooLarge = /more than 16 million characters/;
const damaged = /damaged/;
const noExport = /no export/;

/** Imports files that are made to fill the memory, to read files or to call addresses. @returns the figures */
export function importHostileFiles(): Promise<string> {
  return onEmbedded(async ({ settings, prepare, start }) => {
    await prepare(async () => {});
    await using directory = await temporaryDirectory();
    await using listener = await startListener();
    const secret = `secret-${randomUUID()}`;
    const secretFile = join(directory.path, "secret.txt");
    await writeFile(secretFile, secret);
    await using _site = await start();
    const all = hostileFiles(secretFile, `http://127.0.0.1:${listener.port}/`);
    let [slowest, largest] = [
      { name: "", is: 0 },
      { name: "", is: 0 },
    ];
    for (const { name, pieces, says } of all) {
      const path = join(directory.path, "export");
      await pipeline(Readable.from(pieces(), { objectMode: true }), createWriteStream(path));
      const before = await readRows(settings);
      const imported = await runImportCommand([path], settings, maxSeconds * 1_000);
      await rm(path);
      const { status, sentence, output, report, seconds, memory } = imported;
      console.log(`  ${name}: ${seconds.toFixed(1)} s, ${memory} MB, ${status} ${sentence.slice(0, 120)}`);
      const rows = await readRows(settings);
      if (says) {
        assert.equal(status, 1, `${name}: ${output}`);
        assert.match(sentence, says, name);
        assert(!sentence.includes("\n"), `${name}: not one sentence: ${sentence}`);
        assert.deepEqual(rows, before, `${name}: something was taken`);
      } else assert(report && status === (report.taken === 0 ? 1 : status && 2), `${name}: ${sentence}`);
      const said = [output, sentence, JSON.stringify(report), ...rows].join("\n");
      assert(!said.includes(secret), `${name}: the secret was read`);
      assert(!said.includes("polluted"), `${name}: a key of all objects was written`);
      assert.equal(listener.connections(), 0, `${name}: an address was called`);
      assert(memory < maxMemory, `${name}: ${memory} MB`);
      if (seconds > slowest.is) slowest = { name, is: seconds };
      if (memory > largest.is) largest = { name, is: memory };
    }
    const refused = all.filter(({ says }) => says !== null).length;
    return `${refused} files refused in a sentence and ${all.length - refused} taken without harm, no connection, the secret nowhere; at most ${slowest.is.toFixed(0)} s (${slowest.name}) and ${largest.is} MB (${largest.name})`;
  });
}

function hostileFiles(secret: string, address: string): HostileFile[] {
  const xml = (name: string, says: RegExp | null, ...pieces: readonly string[]) => ({
    name,
    says,
    pieces: () => pieces,
  });
  const head = wxrHead("https://oud.example");
  const withDoctype = (inner: string) => head.replace("<rss ", `<!DOCTYPE rss ${inner}>\n<rss `);
  const post = (id: number, more: string) =>
    wxrItem({ id, title: `Post ${id}`, slug: `post-${id}`, content: "<p>Tekst</p>" }).replace(
      "</item>",
      `${more}</item>`,
    );
  const of = (reference: string) => `<excerpt:encoded>${reference}</excerpt:encoded>`;
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    "",
  );
  const rest = post(1, "") + wxrEnd;
  return [
    xml(
      "a billion laughs",
      doctype,
      withDoctype(`[<!ENTITY l0 "lol">${laughs}]`),
      post(1, of("&l9;")),
      wxrEnd,
    ),
    xml(
      "quadratic entities",
      doctype,
      withDoctype(`[<!ENTITY a "${"a".repeat(100_000)}">]`),
      post(1, of("&a;".repeat(10_000))),
      wxrEnd,
    ),
    xml(
      "an entity that is a file",
      doctype,
      withDoctype(`[<!ENTITY x SYSTEM "file://${secret}">]`),
      post(1, of("&x;")),
      wxrEnd,
    ),
    xml(
      "an entity that is an address",
      doctype,
      withDoctype(`[<!ENTITY x SYSTEM "${address}">]`),
      post(1, of("&x;")),
      wxrEnd,
    ),
    xml(
      "parameter entities",
      doctype,
      withDoctype(`[<!ENTITY % f SYSTEM "file://${secret}"><!ENTITY % d SYSTEM "${address}">%d;%f;]`),
      rest,
    ),
    xml("an external document type", doctype, withDoctype(`SYSTEM "${address}x.dtd"`), rest),
    xml("a public document type", doctype, withDoctype(`PUBLIC "-//X//X" "${address}x.dtd"`), rest),
    xml(
      "a document type in the midst",
      /DOCTYPE|damaged/,
      head,
      post(1, ""),
      `<!DOCTYPE x SYSTEM "${address}">`,
      wxrEnd,
    ),
    xml("an entity that nobody declares", null, head, post(2, of("&xxe; &lol;")), wxrEnd),
    xml(
      "instructions and inclusions",
      null,
      head.replace(
        "<rss ",
        `<?xml-stylesheet href="${address}x.xsl"?><rss xmlns:xi="http://www.w3.org/2001/XInclude" `,
      ),
      post(3, `<xi:include href="file://${secret}" parse="text"/><xi:include href="${address}"/>`),
      wxrEnd,
    ),
    {
      name: "a text of 2 GB",
      says: tooLarge,
      pieces: () => around(`${head}<item><title>`, "<b>", repeated("a", large)),
    },
    {
      name: "CDATA of 2 GB",
      says: tooLarge,
      pieces: () => around(`${head}<item><title><![CDATA[`, "", repeated("a", large)),
    },
    {
      name: "a comment of 2 GB",
      says: tooLarge,
      pieces: () => around(`${head}<!--`, "-->", repeated("a", large)),
    },
    {
      name: "an attribute of 2 GB",
      says: tooLarge,
      pieces: () => around(`${head}<item a="`, '"/>', repeated("a", large)),
    },
    { name: "NUL bytes of 2 GB", says: /./, pieces: () => around(head, "", repeated("\0", large)) },
    { name: "2 GB before anything", says: noExport, pieces: () => around("", head, repeated(" ", large)) },
    {
      name: "a million elements in one another",
      says: damaged,
      pieces: () => around(head, "", repeated("<item>", 6_000_000)),
    },
    { name: "a million attributes", says: /./, pieces: () => around(`${head}<item `, "/>", attributes()) },
    {
      name: "lists of ten million in one another",
      says: damaged,
      pieces: () => around('{"db":', "", repeated("[", 10_000_000)),
    },
    {
      name: "objects of two million in one another",
      says: damaged,
      pieces: () => around('{"db":[{"data":{"posts":[', "", repeated('{"a":', 10_000_000)),
    },
    {
      name: "JSON with a text of 2 GB",
      says: tooLarge,
      pieces: () => around('{"db":[{"data":{"posts":[{"id":"', '"}]}}]}', repeated("a", large)),
    },
    {
      name: "JSON with a number of 2 GB",
      says: /./,
      pieces: () => around('{"db":[{"data":{"posts":[{"id":', "}]}}]}", repeated("1", large)),
    },
    {
      name: "a Lexical document of lists in one another",
      says: null,
      pieces: () => [ghostExport({ posts: [ghostPost("1", { html: null, lexical: nestedLexical() })] })],
    },
    { name: "keys such as __proto__", says: null, pieces: () => [polluting] },
    { name: "a zip bomb", says: noExport, pieces: () => [zipBomb()] },
    { name: "a gzip bomb", says: noExport, pieces: () => [gzipSync(Buffer.alloc(200_000_000))] },
    {
      name: "random bytes",
      says: noExport,
      pieces: () => [Buffer.from(Array.from({ length: 100_000 }, (_, n) => (n * n * 31) % 256))],
    },
    { name: "nothing", says: noExport, pieces: () => [] },
    { name: "an unfinished export", says: damaged, pieces: () => [head, post(9, "").slice(0, -10)] },
  ];
}

/** In pieces of a megabyte. */
function* repeated(text: string, characters: number): Generator<string> {
  const piece = text.repeat(Math.ceil(1_000_000 / text.length));
  for (let written = 0; written < characters; written += piece.length) yield piece;
}

function* around(before: string, after: string, pieces: Iterable<string>): Generator<string> {
  if (before !== "") yield before;
  yield* pieces;
  if (after !== "") yield after;
}

function* attributes(): Generator<string> {
  for (let number = 0; number < 1_000_000; number += 1_000) {
    yield Array.from({ length: 1_000 }, (_, index) => `a${number + index}="x" `).join("");
  }
}

function nestedLexical(): string {
  const depth = 3_000;
  return `{"root":${'{"type":"list","children":['.repeat(depth)}${"]}".repeat(depth)}}`;
}

const polluting = ghostExport({ posts: [ghostPost("proto", { title: "Een gewone titel" })] })
  .replace(
    '"posts"',
    '"__proto__":[{"html":"<p>polluted</p>","title":"polluted"}],"constructor":[{"prototype":{"html":"x"}}],"posts"',
  )
  .replace(
    '"id":"proto"',
    '"id":"proto","__proto__":{"slug":"polluted","status":"published"},"constructor":{"prototype":{"polluted":1}}',
  );

/** A local entry of 200 MB of zeros in 200 kB. */
function zipBomb(): Buffer {
  const data = deflateRawSync(Buffer.alloc(200_000_000));
  const name = Buffer.from("export.xml");
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(200_000_000, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, data]);
}
