import { expect, it } from "vitest";
import { type AboutForm, aboutPage, withPlaces } from "./about-page.ts";
import { emptyForm, emptyItem } from "./kind.ts";
import { findProblems } from "./problems.ts";
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

it("asks for the name of a member", () => {
  expect(findProblems(aboutPage, formOf(["Noor", "1"], [" ", "2"]), true)).toMatchObject([
    { field: "members", item: 2, inner: "name", key: "problems.required" },
  ]);
});
