import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { key } from "../../bench/site-process.ts";
import { statusOf } from "../requests/raw-requests.ts";
import { type Answers, countAnswer } from "./answers.ts";

const connections = 2_000;

/** The largest bodies: without the key, with it, as a form, to auth. */
const kinds = [
  {
    path: "/rest/v1/otm_contact_subm_vlotwerk",
    headers: "Content-Type: application/json\r\n",
    bytes: 1_048_576,
  },
  {
    path: "/rest/v1/otm_contact_subm_vlotwerk",
    headers: `Content-Type: application/json\r\napikey: ${key}\r\n`,
    bytes: 16_384,
  },
  { path: "/contact", headers: "Content-Type: application/x-www-form-urlencoded\r\n", bytes: 16_384 },
  {
    path: "/auth/v1/signup",
    headers: `Content-Type: application/json\r\napikey: ${key}\r\n`,
    bytes: 16_384,
  },
];

/** 2,000 bodies without their last byte; "open" counts connections still waiting. */
export async function leaveBodiesOpen(address: string, seconds: number): Promise<Answers> {
  const responses: Answers = {};
  let open = 0;
  for (let number = 0; number < connections; number += 1) {
    const { path, headers, bytes } = kinds[number % kinds.length] ??
      kinds[0] ?? { path: "", headers: "", bytes: 0 };
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    open += 1;
    socket.on("error", () => {});
    socket.once("close", () => {
      open -= 1;
    });
    socket.once("data", (answer) => countAnswer(responses, String(statusOf(answer.toString("latin1")))));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: ${bytes}\r\n\r\n`);
    socket.write(Buffer.alloc(bytes - 1, "x"));
    if (number % 50 === 0) await pause(1);
  }
  await pause(seconds * 1_000);
  return { ...responses, open };
}
