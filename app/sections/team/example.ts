/** The first two members of the seed; where they are gone, so is the section. */
const members = ["c0000000-0000-4000-8000-000000000001", "c0000000-0000-4000-8000-000000000002"];

export const example = {
  nl: { title: "Met wie u werkt", members },
  en: { title: "Who you work with", members },
};
