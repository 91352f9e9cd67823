// @module-tag S27

import { describe, expect, it } from "vitest";
import { greetableName, looksLikeAddress, unlinked } from "./unlinked.ts";

const addresses = [
  "evil.com",
  "Win bij evil.example nu",
  "http://evil",
  "https://evil.example/x?y=z",
  "HTTP://EVIL.EXAMPLE",
  "www.evil.example",
  "eva@evil.example",
  "@evil",
  "evil．com",
  "evil。com",
  "evil｡com",
  "evil․com",
  "ev\u200Bil.co\u200Bm",
  "evil.\u2060com",
  "ｅｖｉｌ．ｃｏｍ",
  "пример.рф",
  "xn--e1afmkfd.xn--p1ai",
  "10.0.0.1",
  "ftp:bestand",
  "mailto:eva",
  "bitcoin:1A1zP1",
  "\\\\evil\\share",
  "Bel 06-12 34 56 78",
  "bol.com",
];

const plainWords = [
  "Eva de Boer",
  "J.P. de Vries",
  "De Vries & Zn. B.V.",
  "Ö. Åström-Çelik",
  "Zaal 12, 3e verdieping",
  "Naam: Eva",
  "李雷",
  "d'Artagnan / Porthos",
];

describe("what a visitor typed", () => {
  it.each(addresses)("is recognised as an address: %s", (text) => expect(looksLikeAddress(text)).toBe(true));

  it.each(plainWords)("is unchanged when it is no address: %s", (text) => {
    expect(looksLikeAddress(text)).toBe(false);
    expect(unlinked(text)).toBe(text);
  });

  it.each(addresses)("is displayed unchanged without being linkable: %s", (text) => {
    const visible = (words: string) => words.replace(/\p{Cf}/gu, "");
    expect(visible(unlinked(text))).toBe(visible(text));
    for (const word of unlinked(text).split(" ")) {
      expect(word).not.toMatch(/[\p{L}\p{N}][.．。｡․][\p{L}\p{N}]|:\/|:\p{L}|@\p{L}|\\\\|\d\d/u);
    }
  });

  it.each(["evil.com", "www.evil.example", "пример.рф", "evil．com", "10.0.0.1"])(
    "is no valid host even when linked: %s",
    (host) => {
      expect(URL.canParse(`http://${host}/`)).toBe(true);
      expect(URL.canParse(`http://${unlinked(host)}/`)).toBe(false);
    },
  );

  it("is one line without bidirectional overrides", () => {
    expect(unlinked("Eva\r\nBcc: x\u2028de\u202EBoer\0")).toBe("Eva Bcc: x deBoer");
  });
});

describe("the name in a greeting", () => {
  it.each(plainWords)("is the submitted name: %s", (name) => expect(greetableName(` ${name}\n`)).toBe(name));

  it.each([...addresses, "", " \n", "a".repeat(81)])(
    "is omitted when empty, an address or too long: %s",
    (name) => {
      expect(greetableName(name)).toBeNull();
    },
  );

  it("may have 80 characters, also of several code points", () => {
    expect(greetableName("😀".repeat(80))).toBe("😀".repeat(80));
  });
});
