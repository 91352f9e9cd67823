import { address, type Field, html, line, picture, text } from "../content/fields.ts";
import type { SectionKey } from "../i18n/panel/sections.en.ts";

// What several sections have, by one name and with one label each: a fault in a field names it by that.

export const title = line({ label: "sections.title", max: 200 });
export const plainText = text({ label: "sections.text", max: 2_000 });
export const richText = html({ label: "sections.text" });
export const intro = text({ label: "sections.intro", max: 600 });
export const buttonText = line({ label: "sections.buttonText", max: 80 });
export const buttonTo = address({ label: "sections.buttonTo", max: 2_000 });
export const shownPicture = picture({ label: "sections.picture", max: 2_048 });
export const source = line({ label: "sections.source", max: 300 });

/** The fields of a section. */
export type SectionFields = Readonly<Record<string, Field<unknown, SectionKey>>>;
