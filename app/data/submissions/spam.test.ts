// @module-tag S29

import { describe, expect, it } from "vitest";
import { elapsedField, honeypotField, isSpam } from "./spam.ts";

type Fields = Record<string, string | Blob>;

function form(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("a form", () => {
  it.each<Fields>([
    { [honeypotField]: "Cheap watches" },
    { [elapsedField]: "0" },
    { [elapsedField]: "1999" },
  ])("is spam with a filled honeypot or too short a time: %o", (fields) => {
    expect(isSpam(form(fields))).toBe(true);
  });

  it.each<Fields>([
    {},
    { [honeypotField]: "" },
    { [honeypotField]: "  " },
    { [honeypotField]: "", [elapsedField]: "2000" },
    { [elapsedField]: "3600000" },
  ])("is not spam otherwise: %o", (fields) => {
    expect(isSpam(form(fields))).toBe(false);
  });

  it.each(["", "-1", "soon", "1e1", "0.5", "NaN", " 5"])("is not spam for an invalid time: %j", (elapsed) => {
    expect(isSpam(form({ [elapsedField]: elapsed }))).toBe(false);
  });

  it("is not spam for files in these fields", () => {
    expect(isSpam(form({ [honeypotField]: new Blob(["x"]), [elapsedField]: new Blob(["0"]) }))).toBe(false);
  });
});
