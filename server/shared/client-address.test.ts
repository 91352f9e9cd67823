// @module-tag S13
// @module-tag S14

import { describe, expect, it } from "vitest";
import { startTestServer } from "../web/testing/server.ts";
import { clientAddress, networkOf } from "./client-address.ts";

describe("the address of a visitor", () => {
  it("is that of the connection, unless proxies are trusted", () => {
    expect(clientAddress("203.0.113.7", "6.6.6.6", 0)).toBe("203.0.113.7");
    expect(clientAddress("::ffff:203.0.113.7", null, 0)).toBe("203.0.113.7");
    expect(clientAddress("2001:db8::1", null, 2)).toBe("2001:db8::1");
  });

  it("is the one seen by the outermost trusted proxy", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6, 203.0.113.7", 1)).toBe("203.0.113.7");
    expect(clientAddress("10.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
    expect(clientAddress("10.0.0.1", "2001:db8::1", 3)).toBe("2001:db8::1");
  });

  it("is that of the connection when the forwarded value is invalid", () => {
    expect(clientAddress("10.0.0.1", "unknown", 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", "", 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", "6.6.6.6, <script>", 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", "dead.beef", 1)).toBe("10.0.0.1");
  });

  it.each([
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:50123", "203.0.113.7"],
    ["2001:DB8::7", "2001:db8::7"],
    ["[2001:db8::7]:50123", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["fe80::1%eth0", "fe80::1"],
  ])("is normalised from %s", (written, address) => {
    expect(clientAddress("10.0.0.1", written, 1)).toBe(address);
  });

  it("of a link-local connection has no zone", () => {
    expect(clientAddress("fe80::1%eth0", null, 0)).toBe("fe80::1");
  });
});

describe("the backend", () => {
  it.each([
    [0, "127.0.0.1"],
    [1, "203.0.113.7"],
  ])("receives only the visitor's address, behind %i proxies", async (trustProxy, visitor) => {
    const { get } = await startTestServer({
      trustProxy,
      backend: { fetch: async ({ headers }) => Response.json(headers.get("x-forwarded-for")) },
    });
    const response = await get("/rest/v1/x", { "x-forwarded-for": "6.6.6.6, 203.0.113.7" });
    expect(await response.json()).toBe(visitor);
  });
});

describe("the network of an address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["unknown", "unknown"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));
});
