import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { readWrittenValues, slipIn } from "./written-values.ts";

describe("values as they were written", () => {
  it.each([
    ["a carriage return of a Windows file", "noreply@vlotwerk.example\r"],
    ["blanks", "  noreply@vlotwerk.example\t"],
    ["a byte order mark", "\ufeffnoreply@vlotwerk.example"],
    ["a non-breaking space", "noreply@vlotwerk.example\u00a0"],
  ])("lose %s at their ends", (_, value) => {
    expect(readSettings({ MAIL_FROM: value }).mailFrom).toBe("noreply@vlotwerk.example");
  });

  it("are stored as they are compared", () => {
    const { contactEmail, firstAdmin } = readSettings({
      CONTACT_EMAIL: "Hallo@Vlotwerk.example ",
      ADMIN_PASSWORD: "moss-lantern\r",
    });
    expect(contactEmail).toBe("hallo@vlotwerk.example");
    expect(firstAdmin.password).toBe("moss-lantern");
  });

  it("are those of the settings alone", () => {
    expect(readWrittenValues({ PORT: " 80 ", HOME: '"/root"', HOST: "" }, ["PORT", "HOST"])).toEqual({
      PORT: "80",
    });
  });

  it.each([
    ['"3000"', "PORT has quotation marks around its value, which count as part of it here: leave them out."],
    ["‘3000’", "PORT has quotation marks around its value, which count as part of it here: leave them out."],
    ["30\u200b00", "PORT has an invisible character in its value (U+200B): write it again."],
    ["30\u000000", "PORT has an invisible character in its value (U+0000): write it again."],
  ])("are explained when they are %j", (value, sentence) => {
    expect(() => readSettings({ PORT: value })).toThrow(sentence);
  });

  it("are explained without being repeated, beside other mistakes", () => {
    const mistaken = { ADMIN_PASSWORD: "secret\u0007word", S3_SECRET_KEY: "'secret'", PORT: "many" };
    expect(() => readSettings(mistaken)).toThrow(
      [
        "PORT must be a whole number from 1 to 65535.",
        "ADMIN_PASSWORD has an invisible character in its value (U+0007): write it again.",
        "S3_SECRET_KEY has quotation marks around its value, which count as part of it here: leave them out.",
      ].join("\n"),
    );
  });

  it("may be keys of several lines", () => {
    expect(slipIn("JWT_SIGNING_KEY", "-----BEGIN-----\r\nabc\n-----END-----")).toBeNull();
  });
});
