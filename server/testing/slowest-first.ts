import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that start processes or send thousands of requests. */
const slow =
  /rights|embedded-postgres|restarts|malformed|header-injection|sitemap|races|backup|server\/(index|outbox)|scripts\//;

/** Runs slow files first, so that all workers end together; Vitest's cache has no durations on a new machine. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(slow.test(moduleId));
    const sorted = await super.sort(files);
    const rank = (file: TestSpecification) => (file.project.name === "alone" ? 2 : isSlow(file));
    return sorted.sort((one, other) => rank(other) - rank(one));
  }
}
