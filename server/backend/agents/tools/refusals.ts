import type { StorageLimitReached } from "../../../../app/data/storage-limit.ts";
import { changedMeanwhile } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** Why something was not saved. */
type Refusal = { kind: string; message?: string; hint?: string; limit?: StorageLimitReached };

/** The words for an assistant; `name` is what it was about. */
export function refusalOf(name: string, { kind, message = "", hint = "", limit }: Refusal): ToolError {
  if (limit) return notSaved([limit.message, `There is room again at ${limit.until}`]);
  if (kind === "stale" || kind === "deleted") return new ToolError(changedMeanwhile(name));
  if (kind === "away") return new ToolError("The site's database can't be asked now. Try again in a moment.");
  return notSaved([message, hint]);
}

export function notSaved(reasons: readonly string[]): ToolError {
  const sentences = reasons.filter((reason) => reason !== "").map((reason) => reason.replace(/[^.]$/, "$&."));
  return new ToolError(["Nothing was saved.", ...sentences].join(" "));
}
