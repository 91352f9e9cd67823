// @module-tag S22

import { describe, expect, it } from "vitest";
import { fillHtmlPlaceholders, fillPlaceholders } from "./placeholders.ts";

const values = { name: "Anna", email: "anna@bedrijf.nl", company: "", pageTitle: "De scan" };

describe("placeholders", () => {
  it("are filled, also with inner spaces", () => {
    expect(fillPlaceholders("{{name}} ({{ email }}), {{pageTitle}}{{company}}", values)).toBe(
      "Anna (anna@bedrijf.nl), De scan",
    );
  });

  it("stay unchanged when unknown, also names of Object.prototype", () => {
    expect(fillPlaceholders("{{nam}} {{toString}} {{__proto__}}", values)).toBe(
      "{{nam}} {{toString}} {{__proto__}}",
    );
  });

  it("are not filled recursively", () => {
    expect(fillPlaceholders("{{name}}", { name: "{{email}}", email: "x" })).toBe("{{email}}");
    expect(fillPlaceholders("{{name}}", { name: "$& $1" })).toBe("$& $1");
  });

  it("never become markup in HTML", () => {
    expect(fillHtmlPlaceholders('<p title="{{name}}">{{name}}</p>', { name: `<b onclick="x">&'` })).toBe(
      '<p title="&lt;b onclick=&quot;x&quot;&gt;&amp;&#39;">&lt;b onclick=&quot;x&quot;&gt;&amp;&#39;</p>',
    );
  });
});
