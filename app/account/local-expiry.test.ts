import { expect, it } from "vitest";
import { withLocalExpiry } from "./local-expiry.ts";

const now = Date.UTC(2030, 0, 1);

it("computes a session's expiry by the browser's clock", () => {
  const session = { access_token: "a", expires_in: 900, expires_at: 1, user: { id: "1" } };
  expect(JSON.parse(withLocalExpiry(JSON.stringify(session), now))).toEqual({
    ...session,
    expires_at: now / 1_000 + 900,
  });
});

it.each(["{}", '{"expires_in":900}', "null", "[]", "no JSON", ""])("leaves %j unchanged", (text) => {
  expect(withLocalExpiry(text, now)).toBe(text);
});
