import { describe, expect, it } from "vitest";
import { slugOf } from "./slug.ts";

describe("the slug of a title", () => {
  it.each([
    ["Eén agent, drie processen", "een-agent-drie-processen"],
    ["  AI & workflows: what's next?  ", "ai-workflows-whats-next"],
    ["Tabs\tand   spaces", "tabs-and-spaces"],
    ["well -- known - name", "well-known-name"],
    ["- Straße Ærø Łódź -", "strasse-aero-lodz"],
    ["Đorđe, Ħal, ılık, Ŧ en Ŋ", "dorde-hal-ilik-t-en-n"],
    ["2024–2025 — ‘nu’ − straks", "2024-2025-nu-straks"],
    ["Doe-het-zelf met A‑Z‐lijst", "doe-het-zelf-met-a-z-lijst"],
    ["24/7 en/of ½ dag", "24-7-en-of-1-2-dag"],
    ["Wachten…klaar...af. Nu", "wachten-klaar-af-nu"],
    ["mail·agenda•taken", "mail-agenda-taken"],
    ["af\u00ADbreken", "afbreken"],
    ["ﬁle №1", "file-no1"],
    ["<script>alert(1)</script>", "scriptalert1-script"],
    ["🚀 🚀", ""],
    ["日本", ""],
  ])("%j is %j", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it("has no hyphen at its ends for any title length", () => {
    expect(slugOf(`${"a".repeat(299)} b`)).toBe("a".repeat(299));
  });
});
