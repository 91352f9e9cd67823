import type { MemberColumn } from "../../../data/about/admin-team.ts";

/** The length limits of a member's fields. */
export const memberLimits: Readonly<Record<MemberColumn, number>> = {
  name: 200,
  image_url: 2048,
  role_nl: 200,
  role_en: 200,
  bio_nl: 5000,
  bio_en: 5000,
};
