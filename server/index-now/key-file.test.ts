import { describe, expect, it } from "vitest";
import { startTestServer } from "../web/testing/server.ts";

const indexNowKey = "0123456789abcdef";

describe("the key of IndexNow", () => {
  it("stands at its own address as text", async () => {
    const { get } = await startTestServer({ indexNowKey });
    const answer = await get(`/${indexNowKey}.txt`);
    expect(await answer.text()).toBe(indexNowKey);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  });

  it("is nowhere while there is none", async () => {
    const { get } = await startTestServer();
    for (const path of [`/${indexNowKey}.txt`, "/.txt", "/null.txt", "/undefined.txt"]) {
      expect((await get(path)).headers.get("content-type")).toMatch(/^text\/html/);
    }
  });
});
