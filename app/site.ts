/** The firm's facts until its people change them in the panel; an empty one is not shown. */
export const site = {
  name: "Vlotwerk",
  email: "hallo@vlotwerk.example",
  phone: "+31 23 555 01 42",
  street: "Spaarne 48",
  postcode: "2011 CJ",
  city: "Haarlem",
  /** At the Chamber of Commerce (KvK). */
  registration: "",
  vat: "",
  linkedin: "",
  instagram: "",
  youtube: "",
  github: "",
  copyrightYear: "2025",
  /** By their abbreviations of schema.org. */
  workingDays: "Mo Tu We Th Fr",
  /** The id of the member of the team who answers messages. */
  contactPerson: "",
} as const;
