import { describe, expect, it } from "vitest";
import { workingHours } from "../leads/working-hours.ts";
import { acceptedMoments } from "./call-times.ts";
import { momentValue, readMoments } from "./moments.ts";

const sunday = "2026-11-29";

describe("the chosen moments", () => {
  const accepted = acceptedMoments(workingHours({ "firm.workingDays": "Mo We Fr" }), sunday);

  function read(...values: (string | Blob)[]) {
    const form = new FormData();
    for (const value of values) {
      if (typeof value === "string") form.append("moments", value);
      else form.append("moments", value);
    }
    const { moments, areAccepted } = readMoments(form, accepted);
    return { values: moments.map(momentValue), areAccepted };
  }

  it("are read in their order, each once", () => {
    expect(read("2026-12-04-morning", "2026-12-02-morning", "2026-12-02-morning")).toEqual({
      values: ["2026-12-02-morning", "2026-12-04-morning"],
      areAccepted: true,
    });
    expect(read()).toEqual({ values: [], areAccepted: true });
  });

  it.each([
    ["today", "2026-11-29-morning"],
    ["no working day", "2026-12-01-morning"],
    ["too far ahead", "2026-12-30-morning"],
    ["no half of a day", "2026-12-02-evening"],
    ["nothing", ""],
    ["two lines", "2026-12-02-morning\r\nBcc: eva@klant.example"],
    ["a file", new Blob(["2026-12-02-morning"])],
  ])("leave out %s", (_, value) => {
    expect(read("2026-12-02-afternoon", value)).toEqual({
      values: ["2026-12-02-afternoon"],
      areAccepted: false,
    });
  });
});
