import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { key } from "../../bench/site-process.ts";
import { statusOf } from "../../test/requests/raw-requests.ts";
import { type Answers, countAnswer } from "./requests.ts";

/** 51 kB of requests for unknown pages. */
const requests = 1_200;

/** Connection time before a disconnect, in milliseconds. */
const stay = 200;

function open(address: string): Socket {
  return connect(Number(new URL(address).port), "127.0.0.1").on("error", () => {});
}

function requestsOf(name: string, count: number, first = 0): string {
  const all = Array.from({ length: count }, (_, number) => `GET /${name}-${first + number} HTTP/1.1`);
  return all.map((line) => `${line}\r\nHost: localhost\r\n\r\n`).join("");
}

/** All requests on one connection at once; ends when they are answered, or at the timeout in seconds. */
export async function pipelineOnce(address: string, seconds: number): Promise<Answers> {
  const socket = open(address);
  let responses = 0;
  const hasResponded = new Promise<void>((resolve) => {
    socket.on("data", (bytes) => {
      responses += bytes.toString("latin1").match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;
      if (responses >= requests) resolve();
    });
  });
  socket.write(requestsOf("once", requests));
  await Promise.race([hasResponded, pause(seconds * 1_000)]);
  socket.destroy();
  return { responses };
}

/** 46 kB per second on one connection, regardless of responses. */
export async function pipelineSteadily(address: string, seconds: number): Promise<Answers> {
  const socket = open(address).resume();
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  for (; performance.now() < end && socket.writable; sent += 54) {
    socket.write(requestsOf("steady", 54, sent));
    await pause(50);
  }
  socket.destroy();
  return { sent };
}

/** Four clients that send all requests and disconnect, repeatedly; a path holds the time of the disconnect. */
export async function pipelineAndLeave(address: string, seconds: number): Promise<Answers> {
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  async function connectAndLeave(): Promise<void> {
    for (; performance.now() < end; sent += requests) {
      const socket = open(address);
      socket.write(requestsOf(`left-${Date.now() + stay}`, requests));
      await pause(stay);
      socket.destroy();
    }
  }
  await Promise.all(Array.from({ length: 4 }, connectAndLeave));
  return { sent };
}

/** The largest bodies: without the key, with it, as a form, to auth. */
const messages = "/rest/v1/otm_contact_subm_vlotwerk";
const bodies = [
  { path: messages, headers: "Content-Type: application/json", bytes: 1_048_576 },
  { path: messages, headers: `Content-Type: application/json\r\napikey: ${key}`, bytes: 16_384 },
  { path: "/contact", headers: "Content-Type: application/x-www-form-urlencoded", bytes: 16_384 },
  { path: "/auth/v1/signup", headers: `Content-Type: application/json\r\napikey: ${key}`, bytes: 16_384 },
];

/** 2,000 bodies without their last byte; "open" counts connections still waiting. */
export async function leaveBodiesOpen(address: string, seconds: number): Promise<Answers> {
  const answers: Answers = {};
  let waiting = 0;
  for (let group = 0; group < 2_000 / bodies.length; group += 1) {
    for (const { path, headers, bytes } of bodies) {
      const socket = open(address);
      waiting += 1;
      socket.once("close", () => {
        waiting -= 1;
      });
      socket.once("data", (answer) => countAnswer(answers, String(statusOf(answer.toString("latin1")))));
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\nContent-Length: ${bytes}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(bytes - 1, "x"));
    }
    if (group % 12 === 0) await pause(1);
  }
  await pause(seconds * 1_000);
  return { ...answers, open: waiting };
}
