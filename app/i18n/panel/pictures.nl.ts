export const nl = {
  "pictures.choose": "Afbeelding kiezen",
  "pictures.chooseFor": "Afbeelding kiezen: {name}",
  "pictures.drop": "Slepen of plakken kan hier ook.",
  "pictures.notUploaded": "{reason} De afbeelding staat niet in de tekst.",
  "pictures.alternative": "Alternatieve beschrijving (leeg: die van de bibliotheek)",
  "pictures.waiting": "Uploaden; daarna wordt er opgeslagen...",
  "pictures.uploading": "Uploaden...",
  "pictures.missing": "Zonder beschrijving:",
  "pictures.missingHint":
    "Blinde bezoekers en zoekmachines lezen die. Beschrijf een afbeelding in de bibliotheek, of op de plek in de tekst.",
};
