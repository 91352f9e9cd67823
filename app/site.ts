/** The firm's name, addresses and city. */
export const site = {
  name: "Vlotwerk",
  email: "hallo@vlotwerk.example",
  phone: { shown: "+31 23 555 01 42", dialled: "+31235550142" },
  street: "Spaarne 48",
  postcode: "2011 CJ",
  city: "Haarlem",
  copyrightYear: 2025,
} as const;
