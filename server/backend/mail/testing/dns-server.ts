import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** What a domain has; "nxdomain" for none, "silent" for no answer at all, "failing" for a server that fails. */
export type Zone = { mx?: string; a?: string } | "nxdomain" | "silent" | "failing";

const types = { a: 1, mx: 15 };
const codes = { nxdomain: 3, failing: 2 };

/** A DNS server (RFC 1035) of these domains, until the end of the test, and a resolver that asks it. */
export async function startDns(
  zones: Readonly<Record<string, Zone>>,
): Promise<{ resolver: Resolver; asked: string[] }> {
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, type, question } = readQuestion(query);
    asked.push(name);
    const zone = zones[name] ?? "nxdomain";
    if (zone === "silent") return;
    const answer = typeof zone === "string" ? null : recordOf(zone, type);
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (typeof zone === "string" ? codes[zone] : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answer ? 1 : 0, 6);
    socket.send(Buffer.concat([header, question, ...(answer ? [answer] : [])]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  const resolver = new Resolver({ timeout: 100, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, asked };
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join("."), type: query.readUInt16BE(at + 1), question: query.subarray(12, at + 5) };
}

/** The record of a type, which names the question; null without one. */
function recordOf({ mx, a }: { mx?: string; a?: string }, type: number): Buffer | null {
  if (type === types.mx && mx !== undefined) {
    const labels = mx.split(".").filter(Boolean);
    const name = labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
    return record(type, Buffer.concat([Buffer.from([0, 10]), ...name, Buffer.from([0])]));
  }
  if (type === types.a && a !== undefined) return record(type, Buffer.from(a.split(".").map(Number)));
  return null;
}

function record(type: number, content: Buffer): Buffer {
  const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, content.length]);
  return Buffer.concat([head, content]);
}
