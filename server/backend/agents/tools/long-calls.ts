import { ToolError } from "./tool-error.ts";

/** All share one thread. */
const mostAtOnce = 2;

/** Whose tools are reading for seconds now. */
const running = new Set<string>();

/** Runs what takes long: one call of each person, and few in all. Throws ToolError, in words, for one more. */
export async function runLong<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
  if (running.has(personId)) {
    throw new ToolError(
      "A call that takes long is still running for this person. Wait for its answer, then call again.",
    );
  }
  if (running.size >= mostAtOnce) {
    throw new ToolError("Calls of others that take long are running. Try again in a minute.");
  }
  running.add(personId);
  try {
    return await work();
  } finally {
    running.delete(personId);
  }
}
