const en = {
  "fields.tooLong": "Use at most {max} characters; there are {now}.",
  "fields.missing": "Please fill in this field.",
  "fields.refused": "A field can't be saved as it is. The message is below it.",
  "fields.tooLarge": "This is more than 1 MB of text. Shorten it and save again; nothing you typed is lost.",
  "fields.unsaved": "Unsaved changes",
  "fields.languages": "Language of the content",
  "fields.nl": "Content NL",
  "fields.en": "Content EN",
  "fields.leave": "Leave without saving?",
  "fields.leaveText": "Your changes on this screen are not saved yet. They are lost when you leave.",
  "fields.stay": "Stay",
  "fields.leaveButton": "Leave",
};

/** What the panel's forms have in common; English, see `panel.ts`. */
export const fieldPanelTexts = { nl: en, en };
