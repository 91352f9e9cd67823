import { expect, it } from "vitest";
import { isEmail, readEmail } from "./auth-request.ts";

it.each(["=?utf-8?q?x?=@b.nl", "a=?utf-8?b?eA==?=@b.nl", "a b@c.nl", "a@b.nl\n", "Anna <a@b.nl>", ""])(
  "an account's address may not be %j",
  (address) => {
    expect(isEmail(address)).toBe(false);
    expect(() => readEmail(address.endsWith("\n") ? `${address}x` : address)).toThrow();
  },
);

it.each([
  ["Info@München.de", "info@xn--mnchen-3ya.de"],
  ["a\u200b@b.nl", "a@b.nl"],
])("an account's address may be typed as %j", (typed, address) => expect(readEmail(typed)).toBe(address));

it.each(["a@b.nl", "o'neil+list=a?@b.nl"])("an account's address may be %s", (address) => {
  expect(readEmail(` ${address.toUpperCase()} `)).toBe(address);
});
