import { expect, it } from "vitest";
import { linkTarget } from "./link-target.ts";

it.each([
  ["/contact", "nl", "/contact", true],
  ["/contact", "en", "/en/contact", true],
  ["/", "en", "/en", true],
  ["/en/contact", "en", "/en/contact", true],
  ["/en/contact", "nl", "/en/contact", true],
  ["/insights/agentic-ai?page=2#costs", "en", "/en/insights/agentic-ai?page=2#costs", true],
  ["/vcard.vcf", "en", "/vcard.vcf", false],
  ["/admin/articles", "en", "/admin/articles", false],
  ["#steps", "en", "#steps", false],
  ["https://example.org/contact", "en", "https://example.org/contact", false],
  ["mailto:info@example.org", "nl", "mailto:info@example.org", false],
] as const)("leads from %s in %s to %s", (to, language, expected, isPage) => {
  expect(linkTarget(to, language)).toEqual({ to: expected, isPage });
});

it.each(["", " ", "javascript:alert(1)", "//example.org", "data:text/html,x"])(
  "leads nowhere from %j",
  (to) => {
    expect(linkTarget(to, "nl")).toBeNull();
  },
);
