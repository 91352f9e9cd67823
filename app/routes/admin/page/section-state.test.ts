import { describe, expect, it } from "vitest";
import type { FormSection } from "../../../content/page.ts";
import { type SectionType, sections } from "../../../sections/sections.ts";
import { sectionReader } from "./section-state.ts";
import { nothingFound } from "./use-found.ts";

const read = sectionReader(nothingFound);

const example = (type: SectionType, values: object = {}): FormSection => ({
  ...sections[type].example.nl,
  key: type,
  type,
  hidden: false,
  ...values,
});

describe("a section in the editor", () => {
  it("is shown with HTML that can do no harm", () => {
    const state = read(example("text", { text: "<p onclick='x()'>a<script>b</script></p>" }));
    expect(state).toMatchObject({ shown: { id: "text", type: "text", values: { text: "<p>a</p>" } } });
  });

  it("is read anew only when it was changed, so that typing elsewhere renders nothing", () => {
    const section = example("text");
    expect(read(section)).toBe(read(section));
    expect(read({ ...section })).not.toBe(read(section));
  });

  it.each([
    ["hidden", example("text", { hidden: true }), "hidden"],
    ["without the words it needs", example("text", { text: "" }), "unfinished"],
    [
      "with only items that lack what they need",
      example("tiles", { tiles: [{ key: "1", icon: "time", title: "", text: "" }] }),
      "unfinished",
    ],
    ["of what is gone", example("team", { members: ["00000000-0000-4000-8000-000000000000"] }), "gone"],
    ["of no type known", { key: "a", type: "carousel", hidden: false }, "unknown"],
  ] as const)("is left out: %s", (_, section, absence) => {
    expect(read(section)).toEqual({ absence });
  });

  it("shows no item that lacks what it needs", () => {
    const [tile] = sections.tiles.example.nl.tiles;
    const state = read(example("tiles", { tiles: [tile, { key: "2", icon: "time", title: " ", text: "" }] }));
    expect(state).toMatchObject({ shown: { values: { tiles: [{ key: "1" }] } } });
  });
});
