import assert from "node:assert/strict";
import { connect } from "node:net";
import { key } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import { statusOf } from "../../test/requests/raw-requests.ts";
import { type Check, rounds } from "../check.ts";
import { expectFast, readBeside, reads } from "../load/watch.ts";

const senders = rounds(200);
/** 30 seconds, plus the interval of the connection check, plus slack for a busy machine. */
const timeout = 33_000;

/** Slow headers and bodies, to pages and to the API. */
export const slowSenders: Check = {
  line: "S10",
  what: "200 senders give a byte a second, half of them of their headers, half of a form or a call: each is cut off after 30 seconds with a word, and pages stay fast meanwhile.",
  run: () =>
    onSite(async ({ address }) => {
      await (await fetch(address)).text();
      const port = Number(new URL(address).port);
      const slow = Promise.all(Array.from({ length: senders }, (_, number) => sendSlowly(port, number)));
      const seen = await readBeside(address, slow, [reads("/insights", 150)]);
      const cut = await slow;
      for (const { status, after } of cut) {
        assert.equal(status, 408);
        assert(after > 25_000 && after < timeout, `cut after ${Math.round(after)} ms`);
      }
      const longest = Math.max(...cut.map(({ after }) => after)) / 1_000;
      return `${cut.length} cut off within ${longest.toFixed(1)} s, pages meanwhile ${expectFast(seen)}`;
    }),
};

/** Sends one byte per second until the server closes the connection. */
async function sendSlowly(port: number, number: number): Promise<{ status: number | null; after: number }> {
  const starts = [
    "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\n",
    `POST /rest/v1/rpc/has_role HTTP/1.1\r\nHost: localhost\r\napikey: ${key}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`,
    "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "GET /rest/v1/otm_blog_tags HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  ];
  const startedAt = performance.now();
  const socket = connect(port, "127.0.0.1");
  let response = "";
  socket.setEncoding("latin1").on("data", (text) => {
    response += text;
  });
  socket.on("error", () => undefined);
  socket.write(starts[number % starts.length] ?? "");
  const drip = setInterval(() => socket.writable && socket.write("a"), 1_000);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(drip);
  return { status: statusOf(response), after: performance.now() - startedAt };
}
