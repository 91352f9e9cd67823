// @module-tag S32

import { describe, expect, it } from "vitest";
import { isPlainHost, originWords } from "./origin-words.ts";

describe("the words of a campaign", () => {
  it.each([
    "google",
    "newsletter-2026-11",
    "nieuwsbrief_202611",
    "beurs 2026-11-25",
    "li_post",
    "chatgpt.com",
    "Mei 2026",
    "Voorjaar & zomer",
    "knop één",
    "Q4 2026",
    "week 48",
    "spring+sale",
    "e-mail",
    "7 tips",
    "arbeidsongeschiktheidsverzekering",
  ])("are kept: %s", (text) => {
    expect(originWords(text)).toBe(text);
  });

  it.each([
    ["a telephone number", "0612345678"],
    ["with spaces", "06 12 34 56 78"],
    ["with a country", "+31 (0)23 555 01 42"],
    ["beside words", "bel-anna-0612345678"],
    ["of eight digits", "2012 03 12 45"],
    ["like a date", "201234567"],
    ["in other digits", "٠٦١٢٣٤٥٦٧٨"],
    ["in wide digits", "０６１２３４５６７８"],
    ["an account", "NL91ABNA0417164300"],
    ["an account with spaces", "NL91 ABNA 0417 1643 00"],
    ["a citizen", "111222333"],
    ["an e-mail address", "anna@klant.example"],
    ["a hidden one", "anna(at)klant.example"],
    ["an encoded one", "anna%40klant.example"],
    ["a hash", "5f4dcc3b5aa765d61d8327deb882cf99"],
    ["a hash without digits", "deadbeefcafe"],
    ["a uuid", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"],
    ["a click's id", "CjwKCAiA8bbdBhA4EiwAjhYBDFzAqR2c9x7k1s0d"],
    ["an address", "https://klant.example/anna"],
    ["markup", "<script>alert(1)</script>"],
    ["a pictograph", "nieuws 😀"],
    ["a long text", "lang ".repeat(9)],
  ])("are other for %s", (_, text) => {
    expect(originWords(text)).toBe("other");
  });

  it.each(["", " ", "*", " / ", "\u0000\u0007", "\ud83d"])("are none in %j", (text) => {
    expect(originWords(text)).toBe("");
  });

  it("are on one line", () => {
    expect(originWords(" nieuws\r\n\tbrief\u0000 ")).toBe("nieuws brief");
    expect(originWords("e\u0301e\u0301n")).toBe("één");
  });
});

it.each([
  ["www.duckduckgo.com", true],
  ["163.com", true],
  ["s3.eu-west-1.amazonaws.com", true],
  ["192.168.10.12", false],
  ["0612345678", false],
  ["f81d4fae7dec11d0.cdn.example", false],
])("the host %s may be counted: %s", (host, isPlain) => {
  expect(isPlainHost(host)).toBe(isPlain);
});
