import type { Review } from "../../../../../app/data/stale/reviews.ts";
import { type StaleFinding, staleReasons } from "../../../../../app/data/stale/stale-findings.ts";
import type { Language } from "../../../../../app/i18n/language-texts.ts";
import type { Pace } from "../../../../shared/pace.ts";
import type { LiveDocument } from "./live-documents.ts";

export const reasons = staleReasons;

export type Reason = (typeof reasons)[number];

/** What is stale in a document. */
export type Finding = {
  /** Of which document. */
  id: string;
  language?: Language | undefined;
  field?: string;
  text?: string;
  link?: string;
  picture?: string;
  review?: Review;
  fact?: StaleFinding["fact"];
  why: string;
};

/** Finds what is stale for one reason; throws as `expectData`. */
export type Find = (documents: readonly LiveDocument[], pace: Pace) => Promise<Finding[]>;

export const languageNames: Record<Language, string> = { nl: "Dutch", en: "English" };
