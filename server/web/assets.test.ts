// @module-tag Headers

import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listAssets } from "./assets.ts";
import { emptyDirectory, page, startTestServer, type TestServer } from "./testing/server.ts";

const script = `console.log(${JSON.stringify("x".repeat(5000))});`;

describe("the key of IndexNow", () => {
  it("is a file at its own name, and none without a key", async () => {
    const path = "/b4f1c0de-b4f1c0de.txt";
    const { get } = await startTestServer({ indexNowKey: "b4f1c0de-b4f1c0de" });
    const file = await get(path);
    expect([file.status, await file.text()]).toEqual([200, "b4f1c0de-b4f1c0de"]);
    expect(file.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await (await get("/other-b4f1c0de.txt")).text()).toContain("Pagina");
    const without = await startTestServer();
    expect(await (await without.get(path)).text()).toContain("Pagina");
  });
});

describe("a file of the site", () => {
  it("is cacheable for a year with a hash in its name, else for an hour", async () => {
    const { get } = await serverWithFiles();
    const hashed = await get("/assets/app-1a2b.js");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await hashed.text()).toBe(script);
    expect((await get("/logo.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it("is answered 304 to a client that has it", async () => {
    const { get } = await serverWithFiles();
    const etag = (await get("/logo.svg")).headers.get("etag") ?? "";
    for (const tags of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      const again = await get("/logo.svg", { "if-none-match": tags });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    }
    expect((await get("/logo.svg", { "if-none-match": 'W/"other"' })).status).toBe(200);
  });

  it("is found as the build before left it, unless this one has it too", async () => {
    const [site, earlier] = [await emptyDirectory(), await emptyDirectory()];
    for (const [directory, text] of [
      [site, "now"],
      [earlier, "before"],
    ] as const) {
      await mkdir(join(directory, "assets"));
      await writeFile(join(directory, "assets", "both.js"), text);
      await writeFile(join(directory, "assets", `${text}.js`), text);
    }
    const { get } = await startTestServer({ assets: await listAssets(site, earlier) });
    const found = ["both", "now", "before"].map(async (name) => (await get(`/assets/${name}.js`)).text());
    expect(await Promise.all(found)).toEqual(["now", "now", "before"]);
  });

  it("supports HEAD", async () => {
    const { send } = await serverWithFiles();
    const head = await send("/assets/app-1a2b.js", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("has a name that may hold spaces and accents", async () => {
    const { get } = await serverWithFiles();
    expect((await get("/foto%20%C3%A9%C3%A9n.txt")).status).toBe(200);
  });

  it.each([
    "/.vite/manifest.json",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/link.txt",
    "/assets",
  ])("is not found outside the directory: %s", async (path) => {
    const response = await (await serverWithFiles()).get(path);
    expect(await response.text()).not.toContain("secret");
  });

  it("that was deleted answers 404", async () => {
    const response = await (await serverWithFiles()).get("/assets/app-0000.js");
    expect([response.status, await response.text()]).toEqual([404, "Not found\n"]);
  });
});

describe("text", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["identity", null],
    ["", null],
  ])("is encoded by Accept-Encoding %j", async (accept, encoding) => {
    const server = await serverWithFiles();
    for (const path of ["/assets/app-1a2b.js", "/"]) {
      const { headers, body } = await getBytes(server, path, accept);
      expect(headers).toMatch(/^vary: accept-encoding$/im);
      expect(/^content-encoding: (.*)$/im.exec(headers)?.[1]?.trim() ?? null).toBe(encoding);
      expect(unpack(body, encoding)).toContain("x".repeat(5000));
    }
  });

  it("is sent precompressed, and the compressed copy has no address", async () => {
    const server = await serverWithFiles();
    const { headers, body } = await getBytes(server, "/assets/packed-1a2b.js", "br");
    expect(headers).toMatch(/^content-encoding: br$/im);
    expect(unpack(body, "br")).toBe("packed by the build");
    expect(await (await server.get("/assets/packed-1a2b.js", { "accept-encoding": "gzip" })).text()).toBe(
      script,
    );
    expect((await server.get("/assets/packed-1a2b.js.br")).status).toBe(404);
  });

  it("is sent uncompressed when small or no text", async () => {
    const server = await serverWithFiles();
    expect((await getBytes(server, "/logo.svg", "br")).headers).not.toMatch(/^content-encoding|^vary/im);
    expect((await getBytes(server, "/photo.png", "br")).headers).not.toMatch(/^content-encoding|^vary/im);
  });
});

async function serverWithFiles(): Promise<TestServer> {
  const directory = await emptyDirectory();
  const site = join(directory, "client");
  await mkdir(join(site, "assets"), { recursive: true });
  await mkdir(join(site, ".vite"));
  await writeFile(join(directory, "secret.txt"), "secret");
  await symlink(join(directory, "secret.txt"), join(site, "link.txt"));
  await writeFile(join(site, ".vite", "manifest.json"), "secret");
  await writeFile(join(site, "assets", "app-1a2b.js"), script);
  await writeFile(join(site, "assets", "packed-1a2b.js"), script);
  await writeFile(join(site, "assets", "packed-1a2b.js.br"), brotliCompressSync("packed by the build"));
  await writeFile(join(site, "logo.svg"), "<svg/>");
  await writeFile(join(site, "foto één.txt"), "foto");
  await writeFile(join(site, "photo.png"), new Uint8Array(5000));
  return startTestServer({ assets: await listAssets(site), answerPage: async () => page("x".repeat(5000)) });
}

/** Raw bytes, since `fetch` decompresses. */
async function getBytes(server: TestServer, path: string, accept: string) {
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accept}\r\nConnection: close\r\n\r\n`;
  const bytes = await server.rawBytes(request);
  const end = bytes.indexOf("\r\n\r\n");
  return { headers: bytes.subarray(0, end).toString(), body: bytes.subarray(end + 4) };
}

function unpack(body: Buffer, encoding: string | null): string {
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}
