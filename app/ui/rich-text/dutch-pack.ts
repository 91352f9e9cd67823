import tinymce from "tinymce";
import "tinymce-i18n/langs8/nl.js";

// What the pack leaves empty of what the panel's editor shows; an empty text would be shown as that.
tinymce.addI18n("nl", {
  "Block {0}": "Tekststijl {0}",
  Body: "Gewone rijen",
  Code: "Code",
  "Browse links": "Links kiezen",
  "Editor's height: {0} pixels": "Hoogte van de editor: {0} pixels",
  "Editor's height: {0} pixels, Editor's width: {1} pixels":
    "Hoogte van de editor: {0} pixels, breedte: {1} pixels",
  "Focus to notification": "Naar de melding",
  Link: "Link",
  "Link...": "Link...",
  "Select the {0} element": "Het element {0} selecteren",
  Url: "URL",
  "Use arrow keys to navigate.": "Navigeer met de pijltjestoetsen.",
});
