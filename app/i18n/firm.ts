import { site } from "../site.ts";
import type { ChangedTexts } from "./site-texts.ts";

/** The firm's facts by key, as `site.ts` has them; the panel changes them like texts. */
export const firmFacts = {
  "firm.name": site.name,
  "firm.email": site.email,
  "firm.phone": site.phone,
  "firm.street": site.street,
  "firm.postcode": site.postcode,
  "firm.city": site.city,
  "firm.registration": site.registration,
  "firm.vat": site.vat,
  "firm.linkedin": site.linkedin,
  "firm.instagram": site.instagram,
  "firm.youtube": site.youtube,
  "firm.github": site.github,
  "firm.year": site.copyrightYear,
  "firm.workingDays": site.workingDays,
  "firm.contactPerson": site.contactPerson,
};

/** Facts that no page shows: within how many working hours the firm answers, and which hours these are. */
export const officeFacts = {
  "firm.workingHours": "09:00-17:00",
  /** Besides public holidays, such as "24-12-2026, 31-12-2026". */
  "firm.closedDays": "",
  "firm.answerWithin": "4",
  /** When editors get the mail of the week, from which hour on; "none" for no such mail. */
  "firm.weeklyMail": "Mo 8",
};

type FirmKey = keyof typeof firmFacts;

/** Where the firm is on social networks, in the order of the footer. */
const profiles = [
  ["firm.linkedin", "LinkedIn"],
  ["firm.instagram", "Instagram"],
  ["firm.youtube", "YouTube"],
  ["firm.github", "GitHub"],
] as const satisfies readonly [FirmKey, string][];

export type Firm = ReturnType<typeof firmOf>;

/** The firm's facts; those without a value are empty. */
export function firmOf(changed: ChangedTexts = {}) {
  const fact = (key: FirmKey) => changed[key] ?? firmFacts[key];
  const phone = fact("firm.phone");
  return {
    name: fact("firm.name"),
    email: fact("firm.email"),
    phone: { shown: phone, dialled: phone.replace(/\(0\)|[^\d+]/g, "") },
    street: fact("firm.street"),
    postcode: fact("firm.postcode"),
    city: fact("firm.city"),
    registration: fact("firm.registration"),
    vat: fact("firm.vat"),
    year: fact("firm.year"),
    profiles: profiles.flatMap(([key, name]) => {
      const url = fact(key);
      return isProfile(url) ? [{ name, url }] : [];
    }),
  };
}

/** The id of the member of the team who answers messages; empty without one. */
export function contactPersonOf(changed: ChangedTexts): string {
  return changed["firm.contactPerson"] ?? firmFacts["firm.contactPerson"];
}

/** Whether a text is an https address. */
export function isProfile(text: string): boolean {
  return /^https:\/\/[^\s<>"]+$/i.test(text);
}

/** The changed facts of the firm, the same in both languages. */
export function firmTexts(changed: ChangedTexts): ChangedTexts {
  return Object.fromEntries(Object.entries(changed).filter(([key]) => key.startsWith("firm.")));
}
