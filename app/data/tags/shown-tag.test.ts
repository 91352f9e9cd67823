import { expect, it } from "vitest";
import { shownTag } from "./shown-tag.ts";

const common = { name: "Agents", slug: "agents", name_nl: null, name_en: null };

it("is shown by its own name in a language", () => {
  const tag = { ...common, name_nl: "Agenten" };
  expect(shownTag(tag, "nl")).toEqual({ name: "Agenten", slug: "agents", language: "nl" });
  expect(shownTag(tag, "en").name).toBe("Agents");
});

it("is shown by its common name without one, pronounced as English", () => {
  expect(shownTag(common, "nl")).toEqual({ name: "Agents", slug: "agents", language: "en" });
  expect(shownTag({ ...common, name_en: "AI agents" }, "nl").name).toBe("Agents");
});
