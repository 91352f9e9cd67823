import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { WireAnswer } from "./plain-http.ts";

const answers: [string, WireAnswer][] = JSON.parse(await text(process.stdin));
const kept = new Map(
  answers.map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, "base64") }]),
);

const server = createServer((incoming, outgoing) => {
  const answer = kept.get(incoming.url ?? "");
  outgoing.writeHead(answer ? 200 : 404, answer?.headers ?? []).end(answer?.body);
});
server.listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("listening"));
