export const nl = {
  "terms.meta.description":
    "De algemene voorwaarden van Vlotwerk: offertes, uitvoering, betaling, eigendom, geheimhouding, aansprakelijkheid en geschillen.",
  "terms.dutchOnly": "Deze voorwaarden gelden in het Nederlands.",
};
