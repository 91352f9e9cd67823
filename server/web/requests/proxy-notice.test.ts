// @module-tag Warnings

import { describe, expect, it } from "vitest";
import { startTestServer } from "../testing/server.ts";
import { createProxyNotice } from "./proxy-notice.ts";

const warning =
  "a proxy forwards requests, but TRUST_PROXY is 0: set it to the number of proxies, as all visitors share one set of limits";

function createNotice() {
  const said: unknown[] = [];
  const time = { now: 1_000_000 };
  const notice = createProxyNotice(
    async (name) => void said.push(`reported ${name}`),
    { warn: (message) => said.push(message) },
    () => time.now,
  );
  return { notice, said, time };
}

describe("a proxy that is not trusted", () => {
  it.each([
    "127.0.0.1",
    "::1",
    "::ffff:10.0.0.1",
    "172.17.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "fd00::1",
    "fe80::1%eth0",
  ])("is noticed at %s", (peer) => {
    const { notice, said } = createNotice();
    notice(peer);
    expect(said).toEqual([warning, "reported proxy"]);
  });

  it.each(["8.8.8.8", "::ffff:8.8.8.8", "2606:4700::1111", undefined])(
    "is not what a client at %s is, which may send any header",
    (peer) => {
      const { notice, said } = createNotice();
      notice(peer);
      expect(said).toEqual([]);
    },
  );

  it("is in the log once an hour", () => {
    const { notice, said, time } = createNotice();
    notice("8.8.8.8");
    for (const minutes of [0, 30, 29]) {
      time.now += minutes * 60_000;
      notice("10.0.0.1");
    }
    expect(said).toHaveLength(2);
    time.now += 60_000;
    notice("10.0.0.1");
    expect(said).toEqual([warning, "reported proxy", warning, "reported proxy"]);
  });

  it("is noticed by the requests that it forwards, and by no others", async () => {
    const { notice, said } = createNotice();
    const { get } = await startTestServer({ noticeProxy: notice });
    await get("/");
    await get("/rest/v1/x");
    expect(said).toEqual([]);
    await get("/", { "X-Forwarded-For": "8.8.8.8" });
    expect(said).toEqual([warning, "reported proxy"]);
  });
});
