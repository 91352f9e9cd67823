// @module-tag S47

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !path.includes(".test."))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** What needs no "Undo", by the function that deletes, with the reason. */
const final: Record<string, string> = {
  cancelSchedule: "A plan is made again where it was cancelled.",
  removeDomain: "A domain is allowed again in the form below the list.",
  deleteProposal: "Somebody decided about all of it; an assistant proposes it again.",
  revokeAccessToken: "Nobody has its secret any more.",
  takeBackAnswer: "That somebody called is recorded again where it was taken back.",
  deleteOpinion: "It is personal data of a reader, who asked to have it erased; else it is settled.",
  setRole: "The role is chosen again where it was taken.",
};

/** The functions of the panel's data that delete rows. */
const deleting = read("app/data/**/*.ts").flatMap(({ text }) =>
  [...text.matchAll(/\.delete\(\)/g)].map(
    ({ index }) => [...text.slice(0, index).matchAll(/export async function (\w+)/g)].at(-1)?.[1] ?? "",
  ),
);
/** What is rehearsed changes nothing. */
const withoutRehearsals = (text: string) =>
  text.replace(/^import [\s\S]*?;$/gm, "").replace(/change=\{\(db\) => \w+\(/g, "");
const screens = read("app/{routes,panel}/**/*.{ts,tsx}");

it("finds what deletes", () => {
  expect(deleting.length).toBeGreaterThan(10);
  expect(Object.keys(final).filter((name) => !deleting.includes(name))).toEqual([]);
});

it.each(deleting.filter((name) => !(name in final)))("%s is offered with a way back", (name) => {
  const callers = screens.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(withoutRehearsals(text)));
  expect(callers).not.toEqual([]);
  expect(callers.filter(({ text }) => !/\bundo\b|\bputBack\b/.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});

it("each list of a form offers to put back what was removed from it", () => {
  const lists = screens.filter(({ text }) => text.includes("<MoveButtons"));
  expect(lists.length).toBeGreaterThan(3);
  expect(lists.filter(({ text }) => !/useRemoval\(|\bundo:/.test(text)).map(({ path }) => path)).toEqual([]);
});
