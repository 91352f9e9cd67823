import { expect, it } from "vitest";
import { type AboutForm, aboutPage, withPlaces } from "./about-page.ts";
import { compareForms } from "./compare.ts";
import { emptyForm, emptyItem } from "./kind.ts";
import { findProblems } from "./problems.ts";
import { proposedParts, withPart } from "./proposed-parts.ts";
import { teamMember } from "./team-member.ts";

const formOf = (...members: [name: string, place: string][]): AboutForm => ({
  ...emptyForm(aboutPage),
  members: members.map(([name, displayOrder]) => ({ ...emptyItem(teamMember.fields), name, displayOrder })),
});
const placesOf = (form: AboutForm) => withPlaces(form).members.map(({ displayOrder }) => displayOrder);

it("numbers members in their order, and leaves those alone that are in it", () => {
  expect(placesOf(formOf(["Noor", "2"], ["Daan", "1"], ["Joost", "2"]))).toEqual(["1", "2", "3"]);
  expect(placesOf(formOf(["Noor", "2"], ["Daan", "5"]))).toEqual(["2", "5"]);
  expect(placesOf(formOf(["Noor", "1"], ["Daan", "1"]))).toEqual(["1", "2"]);
});

it("has another order as one change, and not each member's place", () => {
  const base = formOf(["Noor", "1"], ["Daan", "2"], ["Joost", "3"]);
  const moved = withPlaces({ ...base, members: base.members.toReversed() });
  expect(placesOf(moved)).toEqual(["1", "2", "3"]);
  expect(proposedParts(aboutPage, base, moved)).toEqual([{ part: { field: "members" }, list: "order" }]);
  const names = { link: String, flag: String, language: "nl" } as const;
  expect(compareForms(aboutPage, base, moved, names)).toMatchObject({
    general: [{ field: "members", kind: "list" }],
    nl: [],
    en: [],
  });
  const accepted = withPart(aboutPage, base, moved, { part: { field: "members" }, list: "order" });
  expect(withPlaces(accepted)).toEqual(moved);
});

it("asks for the name of a member", () => {
  expect(findProblems(aboutPage, formOf(["Noor", "1"], [" ", "2"]), true)).toMatchObject([
    { field: "members", item: 2, inner: "name", key: "problems.required" },
  ]);
});
