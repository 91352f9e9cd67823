/** The sections of the original statement, in order. */
export const sections = [
  "who",
  "what",
  "visit",
  "accounts",
  "why",
  "basis",
  "retention",
  "sharing",
  "security",
  "cookies",
  "statistics",
  "rights",
  "complaint",
] as const;

export const authority = {
  name: "Autoriteit Persoonsgegevens",
  url: "https://www.autoriteitpersoonsgegevens.nl",
};
