import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { readDurations } from "./durations.ts";

const root = new URL("../../", import.meta.url).pathname;

/** Runs the longest files first, so that all workers end together; Vitest's cache has no durations on a new machine. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { files: durations } = readDurations();
    const rank = ({ moduleId, project }: TestSpecification) =>
      project.name === "alone" ? Number.POSITIVE_INFINITY : (durations[relative(root, moduleId)] ?? 0);
    return (await super.sort(files)).sort((one, other) => compare(rank(other), rank(one)));
  }
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
