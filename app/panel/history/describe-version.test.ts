import { expect, it } from "vitest";
import type { ListedVersion } from "../../data/versions/versions.ts";
import { lookUp } from "../../i18n/language-texts.ts";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { describeAuthor, describeKind, findCurrent, findLive, textSources } from "./describe-version.ts";

const version = {
  id: "",
  number: 4,
  createdAt: "",
  kind: "saved",
  note: "",
  person: null,
  assistant: null,
} as const;

const t: Parameters<typeof describeKind>[1] = (key, values) => lookUp(historyTexts, "en", key, values);

it.each<[Partial<ListedVersion>, string]>([
  [{ kind: "published" }, "Published"],
  [{ kind: "working" }, "Changes saved, not published"],
  [{ kind: "working", note: "Claude" }, "Proposal of Claude accepted, not published"],
  [{ kind: "saved", note: "Claude" }, "Proposal of Claude accepted"],
  [{ kind: "discarded", note: "3" }, "Thrown away"],
  [{ kind: "restored", note: "3" }, "Restored from version 3"],
  [{ kind: "restored", note: "12 en" }, "English restored from version 12"],
  [{ kind: "restored", note: "" }, "Restored"],
])("says what %o is", (part, words) => {
  expect(describeKind({ ...version, ...part }, t)).toBe(words);
});

it.each<[Partial<ListedVersion>, string]>([
  [{ person: "jan@vlotwerk.example" }, "by jan@vlotwerk.example"],
  [{}, "by the server, or by somebody whose account is gone"],
  [
    { person: "jan@vlotwerk.example", assistant: "Claude" },
    "by an AI assistant (Claude) of jan@vlotwerk.example",
  ],
  [{ assistant: "Claude" }, "by an AI assistant (Claude) of somebody whose account is gone"],
])("says whose %o is", (part, words) => {
  expect(describeAuthor({ ...version, ...part }, t)).toBe(words);
});

it("knows the live version of a published article, and the one that the editor opens", () => {
  const kinds = ["discarded", "working", "published", "published"] as const;
  const list = kinds.map((kind, index) => ({ ...version, kind, number: 4 - index }));
  expect(findLive(list, true)?.number).toBe(2);
  expect(findLive(list, false)).toBeNull();
  expect(findCurrent(list)?.number).toBe(3);
});

it("knows the versions that a text can come from, and where older ones are missing", () => {
  const of = (...numbers: number[]) =>
    numbers.map((number) => ({
      ...version,
      number,
      kind: number === 5 ? ("discarded" as const) : ("saved" as const),
    }));
  const told = (list: ReturnType<typeof of>) =>
    textSources(list).map(({ number, isExact }) => `${number}${isExact ? "" : " or before"}`);
  expect(told(of(6, 5, 3, 2, 1))).toEqual(["6", "3", "2", "1"]);
  expect(told(of(5, 3))).toEqual(["5 or before", "3 or before"]);
  const restored = [{ ...version, number: 9, kind: "restored" as const, note: "8 nl" }, ...of(8, 7)];
  expect(textSources(restored).map(({ isExact }) => isExact)).toEqual([true, true, false]);
  const older = restored.map((one) => ({ ...one, note: "3" }));
  expect(textSources(older).map(({ isExact }) => isExact)).toEqual([false, true, false]);
  const people = [
    { person: "jan" },
    { person: "jan", assistant: "Claude" },
    { person: "jan", note: "Claude" },
  ];
  const authors = textSources(people.map((part, place) => ({ ...version, ...part, number: 3 - place })));
  expect(new Set(authors.map(({ author }) => author)).size).toBe(3);
});
