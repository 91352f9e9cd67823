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
  ])("is spam when it was filled in as no person does: %o", (fields) => {
    expect(isSpam(form(fields))).toBe(true);
  });

  it.each<Fields>([
    {},
    { [honeypotField]: "" },
    { [honeypotField]: "  " },
    { [honeypotField]: "", [elapsedField]: "2000" },
    { [elapsedField]: "3600000" },
  ])("is not when it was filled in as people do: %o", (fields) => {
    expect(isSpam(form(fields))).toBe(false);
  });

  it.each(["", "-1", "soon", "1e1", "0.5", "NaN", " 5"])("is not for a time that is none: %j", (elapsed) => {
    expect(isSpam(form({ [elapsedField]: elapsed }))).toBe(false);
  });

  it("rejects a file in a text field", () => {
    expect(isSpam(form({ [honeypotField]: new Blob(["x"]), [elapsedField]: new Blob(["0"]) }))).toBe(false);
  });
});
