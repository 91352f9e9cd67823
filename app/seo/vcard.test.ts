import { expect, it } from "vitest";
import { firmOf } from "../i18n/firm.ts";
import { vcard } from "./vcard.ts";

it("the vCard has the firm's facts, escaped (RFC 6350)", () => {
  const firm = firmOf({
    "firm.name": "Vonk; Zn, \\ Co",
    "firm.linkedin": "https://linkedin.example/vlotwerk",
  });
  expect(vcard("https://www.vlotwerk.example", firm)).toBe(
    [
      "BEGIN:VCARD",
      "VERSION:4.0",
      "KIND:org",
      "FN:Vonk\\; Zn\\, \\\\ Co",
      "ORG:Vonk\\; Zn\\, \\\\ Co",
      "EMAIL;TYPE=work:hallo@vlotwerk.example",
      "TEL;TYPE=work;VALUE=uri:tel:+31235550142",
      "ADR;TYPE=work:;;Spaarne 48;Haarlem;;2011 CJ;NL",
      "URL:https://www.vlotwerk.example/",
      "URL:https://linkedin.example/vlotwerk",
      "END:VCARD",
      "",
    ].join("\r\n"),
  );
});

it("the vCard folds long lines, between characters", () => {
  const lines = vcard("https://www.vlotwerk.example", firmOf({ "firm.name": "é".repeat(100) })).split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join("\r\n").replaceAll("\r\n ", "")).toContain(`FN:${"é".repeat(100)}\r\n`);
});
