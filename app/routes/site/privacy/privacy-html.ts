import { href } from "react-router";
import { escapeText } from "../../../html/older-format.ts";
import { address } from "../../../i18n/addresses.ts";
import { type Language, lookUp } from "../../../i18n/language-texts.ts";
import { commonTexts } from "../../../i18n/texts/common.en.ts";
import { privacyTexts } from "../../../i18n/texts/privacy.en.ts";
import { authority, sections } from "./sections.ts";

/** The sections of the original statement as HTML, for the panel; `isForEver` if messages are kept without limit. */
export function privacyHtml(language: Language, isForEver: boolean): string {
  const text = (key: keyof typeof privacyTexts.nl) => escapeText(lookUp(privacyTexts, language, key));
  return sections
    .map((section) => {
      // The one period that its text names is that of messages.
      const isTimeless = section === "statistics" || (section === "retention" && isForEver);
      const body = text(isTimeless ? `privacy.${section}.textForEver` : `privacy.${section}.text`);
      return `<h2>${text(`privacy.${section}.title`)}</h2><p>${body}</p>${linkOf(section, language)}`;
    })
    .join("");
}

function linkOf(section: (typeof sections)[number], language: Language): string {
  if (section === "who") {
    const name = lookUp(commonTexts, language, "navigation.contact");
    return `<p><a href="${address(language, href("/contact"))}">${escapeText(name)}</a></p>`;
  }
  return section === "complaint" ? `<p><a href="${authority.url}">${authority.name}</a></p>` : "";
}
