import { countedAtMost } from "../../../data/tags/admin-tags.ts";

/** The text for no, one, some or the maximum counted articles. */
export function byCount<Text>(articles: number, texts: Record<"none" | "one" | "some" | "many", Text>): Text {
  if (articles === 0) return texts.none;
  if (articles === 1) return texts.one;
  return articles < countedAtMost ? texts.some : texts.many;
}
