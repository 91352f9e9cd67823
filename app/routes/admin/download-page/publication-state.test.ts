import { expect, it } from "vitest";
import { effectOfSave, publicationState } from "./publication-state.ts";

const draft = { isActive: false, isWaiting: false };
const live = { isActive: true, isWaiting: false };
const waiting = { isActive: true, isWaiting: true };

it("says that a page is live, and that changes wait", () => {
  expect(publicationState(draft)).toEqual([]);
  expect(publicationState(live)).toEqual(["download.stateLive"]);
  expect(publicationState(waiting)).toEqual(["download.stateLive", "download.stateWaiting"]);
});

it("says what a save does to what visitors see", () => {
  expect(effectOfSave(draft, false, true)).toBe("download.effectDraft");
  expect(effectOfSave(draft, true, false)).toBe("download.effectPublish");
  expect(effectOfSave(live, true, false)).toBeNull();
  expect(effectOfSave(live, true, true)).toBe("download.effectChanges");
  expect(effectOfSave(waiting, true, false)).toBe("download.effectChanges");
  expect(effectOfSave(waiting, false, true)).toBe("download.effectOffline");
});
