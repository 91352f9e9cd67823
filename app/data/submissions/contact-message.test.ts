import { describe, expect, it } from "vitest";
import { workingHours } from "../leads/working-hours.ts";
import { acceptedMoments } from "./call-times.ts";
import { readContactForm } from "./contact-message.ts";
import { momentValue } from "./moments.ts";

const accepted = acceptedMoments(workingHours({ "firm.workingDays": "Mo We Fr" }), "2026-11-29");
const line = "Suits me: 2026-11-30-morning";

function read(message: string, ...moments: string[]) {
  const form = new FormData();
  const fields = { name: "Anna", email: "anna@bedrijf.example", phone: "", company: "", message };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const moment of moments) form.append("moments", moment);
  return readContactForm(form, accepted, (chosen) => `Suits me: ${chosen.map(momentValue).join(", ")}`);
}

describe("the message of the contact form", () => {
  it("ends in the chosen moments, which its values have apart", () => {
    expect(read(" Fifty invoices \n", "2026-12-02-afternoon", "2026-11-30-morning")).toMatchObject({
      ok: true,
      row: {
        message: "Fifty invoices\n\nSuits me: 2026-11-30-morning, 2026-12-02-afternoon",
        moments: "2026-11-30-morning 2026-12-02-afternoon",
      },
      values: { message: "Fifty invoices", moments: "2026-11-30-morning 2026-12-02-afternoon" },
    });
  });

  it("is as it was typed without any", () => {
    expect(read("Fifty invoices")).toMatchObject({
      ok: true,
      row: { message: "Fifty invoices", moments: null },
    });
  });

  it("has 5,000 characters at most, with the moments", () => {
    const max = 5_000 - `\n\n${line}`.length;
    const longest = read("x".repeat(max), "2026-11-30-morning");
    expect(longest.ok && longest.row.message).toHaveLength(5_000);
    expect(read("x".repeat(5_000))).toMatchObject({ ok: true });
    expect(read("x".repeat(5_000), "2026-11-30-morning")).toMatchObject({
      ok: false,
      errors: { message: { key: "forms.tooLongWithMoments", max, now: 5_000 } },
      values: { message: "x".repeat(5_000), moments: "2026-11-30-morning" },
    });
    expect(read("x".repeat(5_001))).toMatchObject({
      errors: { message: { key: "forms.tooLong", max: 5_000 } },
    });
  });

  it("is required beside moments", () => {
    expect(read(" ", "2026-11-30-morning")).toMatchObject({
      errors: { message: { key: "forms.messageRequired" } },
    });
  });

  it("is not stored with a moment that was not proposed, and loses nothing else", () => {
    expect(read("Fifty invoices", "2026-11-30-morning", "Tu-morning")).toEqual({
      ok: false,
      errors: { moments: { key: "forms.momentGone" } },
      values: {
        name: "Anna",
        email: "anna@bedrijf.example",
        phone: "",
        company: "",
        message: "Fifty invoices",
        moments: "2026-11-30-morning",
      },
    });
  });
});
