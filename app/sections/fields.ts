import { type Field, html, line } from "../content/fields.ts";
import type { SectionKey } from "../i18n/panel/sections.en.ts";

// What several sections have, by one name and with one label each: a fault in a field names it by that.

export const title = line({ label: "sections.title", max: 200 });
export const richText = html({ label: "sections.text" });

/** The fields of a section. */
export type SectionFields = Readonly<Record<string, Field<unknown, SectionKey>>>;
