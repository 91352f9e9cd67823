import { describe, expect, it } from "vitest";
import { longestReply, replyAddress, replyStart } from "./reply-address.ts";

const lead = {
  kind: "contact",
  name: "Zoë & Zn.",
  email: "zoe+werk@klant.example",
  language: "nl",
  createdAt: "2026-02-01T23:59:59.123456+00:00",
  pageTitle: null,
  pageSlug: null,
  message: "Hallo,\r\n\r\nBel mij = 100% zeker?",
} as const;

function read(given: Parameters<typeof replyAddress>[0]) {
  const address = replyAddress(given, "Vlotwerk");
  const [to = "", query = ""] = address.slice("mailto:".length).split("?");
  const [subject = "", body = ""] = query
    .split("&")
    .map((part) => decodeURIComponent(part.slice(part.indexOf("=") + 1)));
  return { address, to: decodeURIComponent(to), subject, body };
}

it("a reply from the panel begins with the salutation and ends with the firm", () => {
  expect(replyStart({ ...lead, language: "en" }, "Vlotwerk")).toEqual({
    subject: "Your message to Vlotwerk",
    body: "Dear Zoë & Zn.,\n\n\n\nKind regards,\nVlotwerk",
  });
  const request = { ...lead, kind: "download", pageTitle: "é".repeat(300) } as const;
  expect(replyStart(request, "Vlotwerk").subject).toHaveLength(250);
});

describe("a reply to a lead", () => {
  it("has the subject, the salutation and the quoted message in the lead's language", () => {
    expect(read(lead)).toMatchObject({
      to: "zoe+werk@klant.example",
      subject: "Uw bericht aan Vlotwerk",
      body:
        "Beste Zoë & Zn.,\r\n\r\n\r\n\r\n" +
        "Op 2 februari 2026 om 00:59 schreef u:\r\n> Hallo,\r\n>\r\n> Bel mij = 100% zeker?",
    });
    const { subject, body } = read({ ...lead, language: "en" });
    expect(subject).toBe("Your message to Vlotwerk");
    expect(body).toMatch(/^Dear Zoë & Zn\.,\r\n/);
    expect(body).toContain("On 2 February 2026 at 00:59 you wrote:\r\n> Hallo,");
  });

  it("names the page of a request, and quotes nothing without remarks", () => {
    const request = { ...lead, kind: "download", pageTitle: "De checklist", message: null } as const;
    expect(read(request)).toMatchObject({
      subject: "Uw aanvraag van De checklist",
      body: "Beste Zoë & Zn.,\r\n\r\n",
    });
    expect(read({ ...request, pageTitle: null, pageSlug: "checklist" }).subject).toBe(
      "Uw aanvraag van checklist",
    );
    expect(read({ ...request, pageTitle: null }).subject).toBe("Uw bericht aan Vlotwerk");
  });

  it("is encoded as RFC 6068 wants it: no separators, spaces as %20", () => {
    const { address } = read(lead);
    expect(address).toMatch(/^mailto:zoe%2Bwerk%40klant\.example\?subject=[\w.%~-]+&body=[^&?=+\s]+$/);
  });

  it.each(["a", "é", "🚀", "\n"])("stays short enough for mail programs: many %j", (character) => {
    const { address, body } = read({ ...lead, message: character.repeat(5_000) });
    expect(address.length).toBeLessThanOrEqual(longestReply);
    expect(body).toMatch(/ […]$|\[…\]$/u);
  });
});
