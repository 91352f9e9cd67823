import { longestContent } from "../read/limits.ts";
import type { Site } from "./convert-text.ts";

const reference = /<!--\s*wp:(?:core\/)?block\s+(\{[^<>]*?\})\s*\/-->/g;

/** A text with the content of the synced patterns that it shows; of those that the export lacks, the reference stays. */
export function withPatterns(content: string, { pattern }: Pick<Site, "pattern">): string {
  let room = longestContent - content.length;

  function expand(text: string, within: readonly string[]): string {
    return text.replace(reference, (whole, attributes: string) => {
      const id = /"ref"\s*:\s*(\d+)/.exec(attributes)?.[1];
      const found = id === undefined ? null : pattern(id);
      if (id === undefined || found === null || found.length > room) return whole;
      // One that holds itself shows nothing there.
      if (within.includes(id)) return "";
      room -= found.length;
      return expand(found, [...within, id]);
    });
  }

  return expand(content, []);
}
