import { contactPersonOf } from "../../i18n/firm.ts";
import type { Language } from "../../i18n/language-texts.ts";
import type { ChangedTexts } from "../../i18n/site-texts.ts";
import { type Database, optional } from "../database.ts";
import { findPictures, shownPicture } from "../media/shown-picture.ts";
import { getActiveTeamMember } from "./about.ts";

/**
 * The member of the team whom the firm has chosen to answer messages; null without one, when they are no longer active, and
 * when the query fails.
 */
export async function findContactPerson(db: Database, changed: ChangedTexts, language: Language) {
  const member = await optional(getActiveTeamMember(db, contactPersonOf(changed), language), null);
  if (!member) return null;
  const { name, role, imageUrl } = member;
  const pictures = await findPictures(db, [imageUrl]);
  return { name, role, imageUrl, picture: shownPicture(pictures, imageUrl, language) };
}

export type ContactPerson = NonNullable<Awaited<ReturnType<typeof findContactPerson>>>;
