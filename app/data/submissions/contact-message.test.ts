import { describe, expect, it } from "vitest";
import { readContactForm } from "./contact-message.ts";
import { momentValue, proposedMoments } from "./moments.ts";

const proposed = proposedMoments(["Mo", "We", "Fr"]);
const line = "Suits me: Mo-morning";

function read(message: string, ...moments: string[]) {
  const form = new FormData();
  const fields = { name: "Anna", email: "anna@bedrijf.example", phone: "", company: "", message };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const moment of moments) form.append("moments", moment);
  return readContactForm(form, proposed, (chosen) => `Suits me: ${chosen.map(momentValue).join(", ")}`);
}

describe("the message of the contact form", () => {
  it("ends in the chosen moments, which its values have apart", () => {
    expect(read(" Fifty invoices \n", "We-afternoon", "Mo-morning")).toMatchObject({
      ok: true,
      row: { message: "Fifty invoices\n\nSuits me: Mo-morning, We-afternoon" },
      values: { message: "Fifty invoices", moments: "Mo-morning We-afternoon" },
    });
  });

  it("is as it was typed without any", () => {
    expect(read("Fifty invoices")).toMatchObject({ ok: true, row: { message: "Fifty invoices" } });
  });

  it("has 5,000 characters at most, with the moments", () => {
    const max = 5_000 - `\n\n${line}`.length;
    const longest = read("x".repeat(max), "Mo-morning");
    expect(longest.ok && longest.row.message).toHaveLength(5_000);
    expect(read("x".repeat(5_000))).toMatchObject({ ok: true });
    expect(read("x".repeat(5_000), "Mo-morning")).toMatchObject({
      ok: false,
      errors: { message: { key: "forms.tooLongWithMoments", max, now: 5_000 } },
      values: { message: "x".repeat(5_000), moments: "Mo-morning" },
    });
    expect(read("x".repeat(5_001))).toMatchObject({
      errors: { message: { key: "forms.tooLong", max: 5_000 } },
    });
  });

  it("is required beside moments", () => {
    expect(read(" ", "Mo-morning")).toMatchObject({ errors: { message: { key: "forms.messageRequired" } } });
  });

  it("is not stored with a moment that was not proposed, and loses nothing else", () => {
    expect(read("Fifty invoices", "Mo-morning", "Tu-morning")).toEqual({
      ok: false,
      errors: { moments: { key: "forms.momentGone" } },
      values: {
        name: "Anna",
        email: "anna@bedrijf.example",
        phone: "",
        company: "",
        message: "Fifty invoices",
        moments: "Mo-morning",
      },
    });
  });
});
