import { expect, it } from "vitest";
import type { ListedVersion } from "../../data/versions/versions.ts";
import { lookUp } from "../../i18n/language-texts.ts";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { describeAuthor, describeKind, findCurrent, findLive } from "./describe-version.ts";

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
