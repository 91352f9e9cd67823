// @module-tag Calendars
// @module-tag S50

import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { BlockList } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { certificate, key } from "../testing/certificate.ts";
import { fetchFile } from "./fetch-file.ts";

async function serve(answer: RequestListener) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { base: `http://old.example:${port}`, asked: () => asked };
}

const loopback = async () => [{ address: "127.0.0.1", family: 4 }];
const limits = { accept: "image/*", maxBytes: 3_000_000 };
const options = { ...limits, host: "old.example", allowsPrivate: true, resolve: loopback };

it("fetches a file of the old site", async () => {
  const { base } = await serve((_request, response) => response.end("bytes"));
  expect(Buffer.from(await fetchFile(`${base}/a.jpg`, options)).toString()).toBe("bytes");
});

it("follows redirects within the host alone", async () => {
  const { base, asked } = await serve(({ url }, response) => {
    const to = url === "/a" ? "/b" : "http://169.254.169.254/latest";
    response.writeHead(302, { location: to }).end();
  });
  await expect(fetchFile(`${base}/a`, options)).rejects.toThrow("it is not on the old site");
  expect(asked()).toBe(2);
});

it.each([
  "http://elders.example/a.jpg",
  "http://old.example.elders.example/a.jpg",
  "http://old.example@elders.example/a.jpg",
  "ftp://old.example/a.jpg",
  "file:///etc/passwd",
])("does not fetch %s", async (address) => {
  await expect(fetchFile(address, options)).rejects.toThrow("it is not on the old site");
});

it("calls no host that resolves within a private network", async () => {
  const { base, asked } = await serve((_request, response) => response.end("secret"));
  await expect(fetchFile(`${base}/a.jpg`, { ...options, allowsPrivate: false })).rejects.toThrow(
    "the host is in a private network",
  );
  const mixed = async () => [
    { address: "8.8.8.8", family: 4 },
    { address: "10.0.0.1", family: 4 },
  ];
  await expect(
    fetchFile(`${base}/a.jpg`, { ...options, allowsPrivate: false, resolve: mixed }),
  ).rejects.toThrow("the host is in a private network");
  expect(asked()).toBe(0);
});

it.each([
  ...["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0.0.0.0", "0", "localhost"],
  ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]", "[64:ff9b::7f00:1]"],
  ...["169.254.169.254", "10.0.0.1", "192.168.0.1", "172.16.0.1", "[fd00::1]", "[fe80::1]"],
])("calls no old site at %s", async (name) => {
  const { base, asked } = await serve((_request, response) => response.end("secret"));
  const { port } = new URL(base);
  const { hostname: host } = new URL(`http://${name}`);
  for (const site of [`http://${name}`, `https://${name}`])
    await expect(
      fetchFile(`${site}:${port}/a.jpg`, { ...limits, host, allowsPrivate: false }),
    ).rejects.toThrow("the host is in a private network");
  expect(asked()).toBe(0);
});

it.each([
  ...["//127.0.0.1/a.jpg", "http://old.example@127.0.0.1/", "http://127.0.0.1\\@old.example/"],
  ...["http://[::1]/", "http://localhost/", "file:///etc/passwd", "ftp://old.example/"],
  "data:image/png;base64,AAAA",
])("follows no redirect to %s", async (location) => {
  const { base, asked } = await serve((_request, response) => response.writeHead(302, { location }).end());
  await expect(fetchFile(`${base}/a.jpg`, options)).rejects.toThrow("it is not on the old site");
  expect(asked()).toBe(1);
});

it.each([
  ["without end", {}, "redirects without end"],
  ["missing", {}, "answered 404"],
  ["large", { maxBytes: 1024 * 1024 }, "it is larger than 1 MB"],
  ["silent", { timeout: 1 }, "no answer in time"],
])("gives up on what is %s", async (path, changed, reason) => {
  const { base } = await serve(({ url }, response) => {
    if (url === "/without%20end") response.writeHead(301, { location: "/without%20end" }).end();
    if (url === "/missing") response.writeHead(404).end();
    if (url === "/large") response.end(Buffer.alloc(2 * 1024 * 1024));
  });
  await expect(fetchFile(`${base}/${path}`, { ...options, ...changed })).rejects.toThrow(reason);
});

describe("a file of any host", () => {
  const anywhere = { ...limits, allowsPrivate: true, resolve: loopback };

  it("is fetched by way of other hosts", async () => {
    const { base: other } = await serve((_request, response) => response.end("bytes"));
    const elsewhere = other.replace("old.", "new.");
    const { base } = await serve((_request, response) =>
      response.writeHead(302, { location: elsewhere }).end(),
    );
    expect(Buffer.from(await fetchFile(base, anywhere)).toString()).toBe("bytes");
  });

  it("is asked for over TLS alone", async () => {
    const { base, asked } = await serve((_request, response) => response.end("secret"));
    await expect(fetchFile(base, { ...anywhere, allowsPrivate: false })).rejects.toThrow(
      "the address is not https",
    );
    expect(asked()).toBe(0);
  });

  it("is not fetched where a redirect leads to an inner host", async () => {
    const inner = await serve((_request, response) => response.end("secret"));
    const { port } = new URL(inner.base);
    const own = getCACertificates();
    setDefaultCACertificates([...own, certificate]);
    onTestFinished(() => setDefaultCACertificates(own));
    // Stands for a host on the internet.
    const isOutside = vi.spyOn(BlockList.prototype, "check");
    onTestFinished(() => isOutside.mockRestore());
    const server = createSecureServer({ key, cert: certificate }, ({ url }, response) =>
      response.writeHead(302, { location: url?.slice(1) }).end(),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const address = server.address();
    const outside = `https://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const strict = { ...limits, allowsPrivate: false };
    for (const host of ["127.0.0.1", "[::1]", "localhost", "10.0.0.1", "[::ffff:7f00:1]"]) {
      isOutside.mockReturnValueOnce(false);
      await expect(fetchFile(`${outside}/https://${host}:${port}/`, strict)).rejects.toThrow(
        "the host is in a private network",
      );
    }
    isOutside.mockReturnValueOnce(false);
    await expect(fetchFile(`${outside}/${inner.base}`, strict)).rejects.toThrow("the address is not https");
    expect(inner.asked()).toBe(0);
  });
});
