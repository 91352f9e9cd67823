export const nl = {
  "problems.titleRequired": "Minstens één titel (NL of EN) is verplicht",
  "problems.contentRequired": "Schrijf de tekst in minstens één taal",
  "problems.nothingShown":
    "Minstens één taal moet gepubliceerd zijn: zet Nederlands of Engels aan, of kies Concept",
  "problems.unwritten": "{field} heeft plekken die nog geschreven moeten worden: vul ze in of haal ze weg",
  "problems.slugShape":
    "Een slug bestaat uit kleine letters, cijfers en koppeltekens, zoals mijn-eerste-artikel",
  "problems.slugTaken": "Iets anders heeft deze slug al",
  "problems.slugReserved": "Dit adres is van de site zelf: kies een ander",
  "problems.required": "{field} is nog niet ingevuld",
  "problems.addressShape": "{field} moet beginnen met /, https://, mailto:, tel: of #",
  "problems.imageShape": "Het adres van de afbeelding moet beginnen met https:// of /",
  "problems.tooDense": "{field} heeft {now} van de tekens <, > en &, hoogstens {max} mogen erin",
  "problems.tooLong": "{field} heeft {now} tekens, hoogstens {max}",
  "problems.tooMany":
    "Er staan er {now} in {field}, hoogstens {max}. Verwijder er een paar en sla opnieuw op.",
  "problems.tooFew": "{field}: voeg nog iets toe. Nu {now}, minstens {min} zijn nodig",
  "problems.tooLarge": "{field} heeft {now} kB aan HTML, hoogstens {max} kB",
  "problems.tooLargeTogether": "Alle teksten samen zijn {now} kB, hoogstens {max} kB",
};
