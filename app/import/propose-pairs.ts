import type { Plan, PlannedPost } from "./plan.ts";

/** A Dutch and an English post that look like one another's translation. */
type ProposedPair = { nl: PlannedPost; en: PlannedPost; score: number };

const [samePicture, sameDay, similarLength, least] = [3, 2, 1, 3];

/**
 * Pairs of posts without a translation that have the same picture, or the same day and a similar length; each post in one
 * pair, the most alike first.
 */
export function proposePairs({ posts }: Pick<Plan, "posts">): ProposedPair[] {
  const alone = [...posts.values()].filter(({ group }) => group === null);
  const found = new Map<string, PlannedPost[]>();
  for (const post of alone) {
    if (post.language !== "en") continue;
    for (const mark of marksOf(post)) found.set(mark, [...(found.get(mark) ?? []), post]);
  }
  const proposed = alone
    .filter(({ language }) => language === "nl")
    .flatMap((nl) => {
      const candidates = new Set(marksOf(nl).flatMap((mark) => found.get(mark) ?? []));
      return [...candidates].map((en) => ({ nl, en, score: scoreOf(nl, en) }));
    })
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score);
  const taken = new Set<string>();
  return proposed.filter(({ nl, en }) => {
    if (taken.has(nl.key) || taken.has(en.key)) return false;
    taken.add(nl.key).add(en.key);
    return true;
  });
}

function marksOf({ picture, type, publishedAt }: PlannedPost): string[] {
  return [picture, publishedAt?.slice(0, 10)].flatMap((mark) => (mark ? [`${type} ${mark}`] : []));
}

function scoreOf(nl: PlannedPost, en: PlannedPost): number {
  const ratio = Math.max(nl.length, 1) / Math.max(en.length, 1);
  let score = ratio > 0.7 && ratio < 1.4 ? similarLength : 0;
  if (nl.picture !== null && nl.picture === en.picture) score += samePicture;
  if (nl.publishedAt && nl.publishedAt.slice(0, 10) === en.publishedAt?.slice(0, 10)) score += sameDay;
  return score;
}
