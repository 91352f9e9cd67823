import { describe, expect, it } from "vitest";
import { downloadSlugProblem } from "./download-slug.ts";

describe("the slug of a download page", () => {
  it.each(["download_content_playbook", "automation-scan-checklist", "2025", "a".repeat(200)])(
    "may be %s",
    (slug) => expect(downloadSlugProblem(slug)).toBeNull(),
  );

  it.each([
    ["", "blank"],
    ["Playbook", "malformed"],
    ["two words", "malformed"],
    ["één", "malformed"],
    ["🚀", "malformed"],
    ["a/b", "malformed"],
    ["<script>alert(1)</script>", "malformed"],
    ["_-_", "malformed"],
    ["a\n", "malformed"],
    ["a".repeat(201), "long"],
  ])("may not be %j: %s", (slug, problem) => expect(downloadSlugProblem(slug)).toBe(problem));
});
