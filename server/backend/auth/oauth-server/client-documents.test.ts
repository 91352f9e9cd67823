// @module-tag S51
// @module-tag OAuth

import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../testing/free-port.ts";
import { certificate, key } from "../../testing/certificate.ts";
import { findDocument } from "./client-documents.ts";
import { publishedDocuments } from "./published-documents.ts";

const callback = "https://client.example/cb";
const json = { "Content-Type": "application/json" };

describe("a client's metadata document", () => {
  const trusted = getCACertificates();
  let answer: (response: ServerResponse, id: string) => void;
  let origin: string;
  let count = 0;
  let received = 0;
  const server = createServer({ key, cert: certificate }, ({ url }, response) => {
    received += 1;
    answer(response, origin + url);
  });

  beforeAll(async () => {
    setDefaultCACertificates([...trusted, certificate]);
    const port = await freePort();
    origin = `https://localhost:${port}`;
    server.listen(port);
    await once(server, "listening");
  });

  afterAll(() => {
    setDefaultCACertificates(trusted);
    server.closeAllConnections();
    server.close();
  });

  const describing = (document: object) => (response: ServerResponse, id: string) =>
    response
      .writeHead(200, json)
      .end(JSON.stringify({ client_id: id, redirect_uris: [callback], ...document }));

  const find = (timeout = 5_000) =>
    findDocument(`${origin}/client/${++count}.json`, { allowsPrivate: true, timeout });

  it("names the client, its host and its redirect URIs, without those that none may have", async () => {
    answer = describing({
      client_name: "Claude\u202e",
      redirect_uris: [callback, "javascript:alert(1)", "http://localhost/callback"],
    });
    expect(await find()).toEqual({
      id: `${origin}/client/${count}.json`,
      name: "Claude",
      redirectUris: [callback, "http://localhost/callback"],
      documentHost: new URL(origin).host,
    });
  });

  it("is fetched once in five minutes", async () => {
    answer = describing({});
    const id = `${origin}/kept.json`;
    const before = received;
    for (let time = 0; time < 3; time += 1) await findDocument(id, { allowsPrivate: true });
    expect(received).toBe(before + 1);
  });

  it("may prefer another way to authenticate, if none is one of them", async () => {
    const methods = { token_endpoint_auth_methods_supported: ["none", "private_key_jwt"] };
    answer = describing({ token_endpoint_auth_method: "private_key_jwt", ...methods });
    expect(await find()).toMatchObject({ redirectUris: [callback] });
    answer = describing({ token_endpoint_auth_method: "private_key_jwt" });
    await expect(find()).rejects.toThrow("not a public one");
  });

  it.each<[string, string, (response: ServerResponse, id: string) => void]>([
    ["of another client", "another client_id", describing({ client_id: "https://claude.ai/client.json" })],
    ["without redirect URIs", "lacks", describing({ redirect_uris: undefined })],
    ["that is a list", "lacks", (response) => response.writeHead(200, json).end("[]")],
    ["that is cut off", "valid JSON", (response) => response.writeHead(200, json).end('{"client_id":')],
    [
      "as a page",
      "not JSON",
      (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("{}"),
    ],
    ["that is missing", "answered 404", (response) => response.writeHead(404, json).end("{}")],
    [
      "elsewhere",
      "answered 302",
      (response) => response.writeHead(302, { Location: "https://127.0.0.1/" }).end(),
    ],
    ["that is too large", "64 kB", (response, id) => describing({ x: "x".repeat(70_000) })(response, id)],
    [
      "that never ends",
      "64 kB",
      (response) => {
        response.writeHead(200, json);
        const timer = setInterval(() => response.write("x".repeat(9_000)), 5);
        response.on("close", () => clearInterval(timer));
      },
    ],
    ["of a host that hangs up", "can't be reached", (response) => response.destroy()],
  ])("%s is rejected", async (_, words, how) => {
    answer = how;
    await expect(find()).rejects.toMatchObject({
      error: "invalid_client",
      message: expect.stringContaining(words),
    });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["says nothing", () => {}],
    [
      "drips",
      (response) => {
        response.writeHead(200, json);
        const timer = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(timer));
      },
    ],
  ])("of a host that %s is given up", async (_, how) => {
    answer = how;
    await expect(find(300)).rejects.toThrow("did not answer in time");
  });

  it.each([
    "https://localhost/client.json",
    "https://127.0.0.1/client.json",
    "https://10.0.0.7/client.json",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/client.json",
    "https://[::ffff:a00:7]/client.json",
  ])("at %s is not fetched", async (id) => {
    await expect(findDocument(id, {})).rejects.toThrow("private network");
  });

  it("of a name with one inner address is not fetched", async () => {
    const resolve = async () => [
      { address: "203.0.114.7", family: 4 },
      { address: "192.168.1.1", family: 4 },
    ];
    await expect(findDocument("https://rebound.example/client.json", { resolve })).rejects.toThrow("private");
  });

  it.each([
    "https://client.example",
    "https://client.example/",
    "https://CLIENT.example/client.json",
    "https://client.example:443/client.json",
    "https://client.example/a/../client.json",
    "https://client.example/client.json#x",
    "https://user@client.example/client.json",
    "https://client.example/client.json\u0000",
    "https://",
  ])("can't be at %j", async (id) => {
    await expect(findDocument(id, {})).rejects.toThrow("canonical spelling");
  });

  it.each(Object.keys(publishedDocuments))("of %s is known where it can't be fetched", async (id) => {
    const resolve = () => Promise.reject(new Error("no network"));
    expect(await findDocument(id, { resolve })).toMatchObject({ id, documentHost: new URL(id).host });
  });
});
