export const nl = {
  "reason.emptyDutch": "De Nederlandse tekst heeft geen titel of geen inhoud",
  "reason.emptyEnglish": "De Engelse tekst heeft geen titel of geen inhoud",
  "reason.unwrittenDutch": "De Nederlandse tekst heeft plekken die nog geschreven moeten worden",
  "reason.unwrittenEnglish": "De Engelse tekst heeft plekken die nog geschreven moeten worden",
  "reason.noTitle": "Er is geen titel, in geen van beide talen",
  "reason.noContent": "Er is geen inhoud, in geen van beide talen",
  "reason.noLanguage": "Er is geen taal die gepubliceerd mag worden",
  "reason.noArticle": "Het artikel bestaat niet (meer)",
  "reason.noPage": "De downloadpagina bestaat niet (meer)",
  "reason.changed": "Iemand anders heeft het ondertussen gewijzigd; bekijk eerst de wijzigingen",
  "reason.unread":
    "Het is gewijzigd nadat het was ingepland: bekijk eerst de wijzigingen en plan het daarna opnieuw in",
  "reason.tooFar": "De tijd moet binnen vijf jaar liggen",
};
