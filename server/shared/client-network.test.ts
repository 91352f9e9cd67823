import { describe, expect, it } from "vitest";
import { networkOf } from "./client-network.ts";

describe("the network that an address counts with", () => {
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
