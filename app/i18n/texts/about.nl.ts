export const nl = {
  "about.meta.description":
    "Wie er bij Vlotwerk werkt en hoe: een klein team uit Haarlem dat terugkerend werk automatiseert en de mensen die het deden, erbij houdt.",
  "about.title": "Over Vlotwerk",
  "about.vcard": "Bewaar onze gegevens in uw adresboek",
  "about.team": "Ons team",
  "about.statement":
    "<p>Vlotwerk is een bureau in Haarlem dat bedrijven helpt om terugkerend werk te automatiseren met agentic AI. We beginnen klein, laten zien wat het oplevert en zorgen dat uw mensen het daarna zelf in de hand houden.</p>",
};
