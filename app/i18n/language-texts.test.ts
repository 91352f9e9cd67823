// @module-tag S22

import { afterEach, describe, expect, it, vi } from "vitest";
import { lookUp, type Texts } from "./language-texts.ts";

const texts: Texts<string> = {
  nl: { "form.tooLong": "Hoogstens {max} tekens (nu {now})", "form.name": "Naam" },
  en: { "form.tooLong": "At most {max} characters (now {now})" },
};

describe("a text", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is returned in the requested language, with its placeholders filled", () => {
    expect(lookUp(texts, "nl", "form.tooLong", { max: 200, now: 201 })).toBe("Hoogstens 200 tekens (nu 201)");
    expect(lookUp(texts, "en", "form.tooLong", { max: 200, now: 201 })).toBe(
      "At most 200 characters (now 201)",
    );
  });

  it("keeps a placeholder without a value", () => {
    expect(lookUp(texts, "nl", "form.tooLong", { max: 200 })).toBe("Hoogstens 200 tekens (nu {now})");
  });

  it("keeps what names a part of every object, such as {constructor}", () => {
    const text = "{constructor} {toString} {hasOwnProperty} {valueOf} {__proto__} {__defineGetter__} {max}";
    const changed = { "form.tooLong": text };
    expect(lookUp(texts, "nl", "form.tooLong", { max: 200 }, changed)).toBe(text.replace("{max}", "200"));
    expect(lookUp(texts, "nl", "form.tooLong", {}, changed)).toBe(text);
  });

  it("that is missing is logged as a warning, and its key is shown", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(lookUp(texts, "en", "form.name")).toBe("form.name");
    expect(warn).toHaveBeenCalledWith('No en text for the key "form.name"');
  });
});
