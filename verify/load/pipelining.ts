import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Answers } from "./answers.ts";

/** 51 kB of requests for unknown pages. */
const requests = 1_200;

/** Connection time before a disconnect, in milliseconds. */
const stay = 200;

function open(address: string): Socket {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.on("error", () => {});
  return socket;
}

function requestOf(name: string): string {
  return `GET /${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
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
  socket.write(Array.from({ length: requests }, (_, number) => requestOf(`once-${number}`)).join(""));
  await Promise.race([hasResponded, pause(seconds * 1_000)]);
  socket.destroy();
  return { responses };
}

/** 46 kB per second on one connection, regardless of responses. */
export async function pipelineSteadily(address: string, seconds: number): Promise<Answers> {
  const socket = open(address);
  socket.resume();
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  while (performance.now() < end && socket.writable) {
    for (let number = 0; number < 54; number += 1, sent += 1) socket.write(requestOf(`steady-${sent}`));
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
    while (performance.now() < end) {
      const socket = open(address);
      const leaves = Date.now() + stay;
      const all = Array.from({ length: requests }, (_, number) => requestOf(`left-${leaves}-${number}`));
      socket.write(all.join(""));
      sent += requests;
      await pause(stay);
      socket.destroy();
    }
  }
  await Promise.all(Array.from({ length: 4 }, connectAndLeave));
  return { sent };
}
