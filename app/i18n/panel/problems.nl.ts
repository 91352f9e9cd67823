export const nl = {
  "problems.titleRequired": "Minstens één titel (NL of EN) is verplicht",
  "problems.contentRequired": "Minstens één inhoud (NL of EN) is verplicht",
  "problems.nothingShown":
    "Een gepubliceerd artikel heeft minstens één gepubliceerde taal nodig: zet Nederlands of Engels aan, of het artikel op Concept",
  "problems.slugShape":
    "Een slug bestaat uit kleine letters, cijfers en koppeltekens, zoals mijn-eerste-artikel",
  "problems.slugTaken": "Een ander artikel heeft deze slug al",
  "problems.imageShape": "Het adres van de afbeelding moet beginnen met https:// of /",
  "problems.tooDense": "{field} heeft {now} van de tekens <, > en &; er kunnen er {max} in",
  "problems.tooLong": "{field} heeft {now} tekens; er kunnen er {max} in",
  "problems.tooMany":
    "Er staan er {now} in {field}; er kunnen er {max} in. Verwijder er een paar en sla opnieuw op.",
  "problems.tooLarge": "{field} heeft {now} kB aan HTML; er kan {max} kB in",
  "problems.tooLargeTogether": "Alle teksten samen zijn {now} kB; er kan {max} kB in",
};
