import { aboutPage, withPlaces } from "../../../../app/content/about-page.ts";
import { getAboutPage } from "../../../../app/data/about/admin-about.ts";
import { aboutPanelTexts } from "../../../../app/i18n/panel/about.en.ts";
import type { Drafted } from "./change-document.ts";
import { documentTools } from "./document-tools.ts";
import { englishWords } from "./english-words.ts";

/** The about page, of which there is one, with the team. */
const theAboutPage: Drafted<typeof aboutPage.fields> = {
  kind: aboutPage,
  open: getAboutPage,
  words: englishWords(aboutPanelTexts.en),
  complete: withPlaces,
};

export const aboutPageTools = documentTools(theAboutPage, {
  argument: "about_page",
  change: "change_about_page",
  isOfEditors: true,
});
