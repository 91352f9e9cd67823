import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { FetchError } from "../backend/webhooks/fetch-file.ts";
import { fetchFromSite } from "./take-file.ts";

async function serve() {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === "/a.jpg" ? 200 : 404).end("bytes");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return `old.example:${typeof address === "object" ? address?.port : 0}`;
}

const options = { allowsPrivate: true, resolve: async () => [{ address: "127.0.0.1", family: 4 }] };

it("fetches a file of a site without https by http", async () => {
  const host = await serve();
  const [file, site] = [new URL(`https://${host}/a.jpg`), new URL(`http://${host}`)];
  expect(Buffer.from(await fetchFromSite(file, site, options)).toString()).toBe("bytes");
});

it("fetches nothing of a site with https by http, and says why https failed", async () => {
  const host = await serve();
  const file = new URL(`https://${host}/a.jpg`);
  await expect(fetchFromSite(file, new URL(`https://${host}`), options)).rejects.toThrow(FetchError);
  const missing = new URL(`https://${host}/b.jpg`);
  await expect(fetchFromSite(missing, new URL(`http://${host}`), options)).rejects.toThrow("no connection");
});
