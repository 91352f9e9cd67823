import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What starts processes and databases of its own, or asks a server thousands of times. */
const slow =
  /rights|embedded-postgres|restarts|malformed|header-injection|sitemap|races|backup|server\/(index|outbox)|scripts\//;

/**
 * The order of the files: those that take seconds first, so that all processes of a run end together. Vitest knows what
 * they took the last time, and on a new machine there was none.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(slow.test(moduleId));
    const sorted = await super.sort(files);
    const rank = (file: TestSpecification) => (file.project.name === "alone" ? 2 : isSlow(file));
    return sorted.sort((one, other) => rank(other) - rank(one));
  }
}
