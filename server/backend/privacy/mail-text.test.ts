import { describe, expect, it } from "vitest";
import { isAbout, readMail } from "./mail-text.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64").replace(/.{20}/g, "$&\r\n");

const multipart = [
  "Date: Sat, 21 Nov 2026 09:00:00 +0000",
  "From: Vlotwerk <noreply@vlotwerk.example>",
  "To: anna@klant.example",
  `Subject: =?utf-8?B?${Buffer.from("Één ").toString("base64")}?=`,
  ` =?utf-8?Q?aanvraag_=E2=82=AC?=`,
  'Content-Type: multipart/alternative;\r\n boundary="=_b1"',
  "",
  "--=_b1",
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: base64",
  "",
  base64("Beste Anna,\r\n\r\nHet antwoord gaat naar o'brien@klant.example.\r\n"),
  "--=_b1",
  "Content-Type: text/html; charset=utf-8",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "<p>Caf=C3=A9: zo=\r\ne@klant.example</p>",
  "--=_b1--",
  "",
].join("\r\n");

describe("a mail file", () => {
  it("is read with its headers and its plain text", () => {
    expect(readMail(multipart)).toEqual({
      from: "Vlotwerk <noreply@vlotwerk.example>",
      to: "anna@klant.example",
      date: "Sat, 21 Nov 2026 09:00:00 +0000",
      subject: "Één aanvraag €",
      text: expect.stringMatching(/^Beste Anna,\n\nHet antwoord/),
    });
  });

  it("is read without parts, and with LF line breaks", () => {
    const simple =
      "To: anna@klant.example\nSubject: Dag\nContent-Transfer-Encoding: quoted-printable\n\nCaf=C3=A9";
    expect(readMail(simple)).toMatchObject({ subject: "Dag", text: "Café" });
    expect(readMail("")).toEqual({ from: "", to: "", date: "", subject: "", text: "" });
    expect(readMail("no mail at all")).toMatchObject({ subject: "", text: "" });
  });

  it.each(["anna@klant.example", "o'brien@klant.example", "zoe@klant.example", "noreply@vlotwerk.example"])(
    "matches addresses in headers and in any part: %s",
    (email) => {
      expect(isAbout(multipart, email)).toBe(true);
    },
  );

  it.each([
    "nna@klant.example",
    "anna@klant",
    "anna@klant.exampl",
    "anna.klant@example",
    "brien@klant.exampl",
  ])("does not match a part of another address: %s", (email) => {
    expect(isAbout(multipart, email)).toBe(false);
  });

  it("is found by an address with special characters, in any case", () => {
    expect(isAbout("To: A+b.C$*@Klant.Example\r\n\r\n", "a+b.c$*@klant.example")).toBe(true);
    expect(isAbout("\r\n\r\nVan anna@\u200cklant.\u200cexample.", "anna@klant.example")).toBe(true);
    expect(isAbout("To: aab-c@klant.example\r\n\r\n", "a+b.c@klant.example")).toBe(false);
  });
});
