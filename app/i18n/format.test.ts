// @module-tag Values

import { describe, expect, it } from "vitest";
import { formatDate, formatTime } from "./format.ts";
import { isoTime } from "./iso-time.ts";

describe("a stored time", () => {
  const stored = "2026-03-29T00:30:00.123456+00:00";

  it("is written in the time zone of Amsterdam", () => {
    expect(formatDate(stored, "nl")).toBe("29 maart 2026");
    expect(formatTime(stored, "en")).toBe("29 March 2026 at 01:30");
    expect(isoTime(stored)).toBe("2026-03-29T00:30:00.123Z");
  });

  // All of these are times to PostgreSQL, and this is how it writes them.
  it.each(["infinity", "-infinity", "290000-01-01T00:00:00+00:00", "4713-01-01T00:00:00+00:00 BC", ""])(
    "is empty when it is no date: %s",
    (time) => {
      for (const language of ["nl", "en"] as const) {
        expect(formatDate(time, language)).toBe("");
        expect(formatTime(time, language)).toBe("");
      }
      expect(isoTime(time)).toBeNull();
      expect(isoTime(new Date(time))).toBeNull();
    },
  );
});
