export const nl = {
  "sections.title": "Kop",
  "sections.text": "Tekst",
};
