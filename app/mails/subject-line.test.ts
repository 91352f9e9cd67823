// @module-tag S26

import { describe, expect, it } from "vitest";
import { subjectLine } from "./subject-line.ts";

describe("the subject of a mail", () => {
  it("is the first non-empty text", () => {
    expect(subjectLine(" \r\n\0", "Uw aanvraag")).toBe("Uw aanvraag");
    expect(subjectLine("Eigen", "Uw aanvraag")).toBe("Eigen");
  });

  it("is the last resort before it is empty", () => {
    expect(subjectLine("", "\u2028", "Vlotwerk")).toBe("Vlotwerk");
  });

  it("is truncated between characters", () => {
    expect(subjectLine("😀".repeat(250))).toBe("😀".repeat(250));
    expect(subjectLine("😀".repeat(251))).toBe(`${"😀".repeat(249)}…`);
  });
});
