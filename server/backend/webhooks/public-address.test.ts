// @module-tag Webhooks

import { describe, expect, it } from "vitest";
import { isPublicAddress, publicAddressOf } from "./public-address.ts";

describe("an address on the public internet", () => {
  it.each(["1.1.1.1", "93.184.215.14", "172.32.0.1", "2606:4700::1111", "2a00:1450:400e:80e::200e"])(
    "%s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:10.0.0.1",
    "::ffff:1.1.1.1",
    "::7f00:1",
    "64:ff9b::a00:1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:a00:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "ff02::1",
    "name",
    "",
  ])("is not %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("the host of a webhook", () => {
  const nothing = async () => [];

  it.each([
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://127.0.0.1./",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://１２７.0.0.1/",
  ])("is not called as an address of this network: %s", async (url) => {
    expect(await publicAddressOf(new URL(url), false, nothing)).toBeNull();
    expect(await publicAddressOf(new URL(url), true, nothing)).not.toBeNull();
  });

  const resolvesTo =
    (...addresses: string[]) =>
    () =>
      publicAddressOf(new URL("https://hooks.example.nl/"), false, async () =>
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );

  it("is resolved to one address that is then used", async () => {
    expect(await resolvesTo("93.184.215.14", "2606:4700::1111")()).toEqual({
      address: "93.184.215.14",
      family: 4,
    });
  });

  it("is not called when any of its addresses is private", async () => {
    expect(await resolvesTo("93.184.215.14", "10.0.0.1")()).toBeNull();
    expect(await resolvesTo("93.184.215.14", "::ffff:10.0.0.1")()).toBeNull();
    expect(await resolvesTo("fe80::1")()).toBeNull();
    expect(await resolvesTo()()).toBeNull();
  });
});
