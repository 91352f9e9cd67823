import { variantOf } from "../../../content/fields.ts";
import { type FormSection, page, unwrittenFields } from "../../../content/page.ts";
import { withHtml } from "../../../content/with-html.ts";
import { shownHtml } from "../../../html/shown-html.ts";
import type { PageSection } from "../../../sections/page-sections.tsx";
import { readSections } from "../../../sections/read-sections.ts";
import type { Found } from "../../../sections/section.ts";

/** Why visitors don't see a section. */
export type Absence = "hidden" | "unfinished" | "gone" | "unknown";

/** A section as the page shows it, or why it does not. */
export type SectionState = { shown: PageSection } | { absence: Absence };

/** Reads sections, each anew only when it was changed, so that typing in one is shown at once. */
export function sectionReader(found: Found): (section: FormSection) => SectionState {
  const known = new WeakMap<FormSection, SectionState>();
  return (section) => {
    const state = known.get(section) ?? stateOf(section, found);
    known.set(section, state);
    return state;
  };
}

function stateOf(section: FormSection, found: Found): SectionState {
  const variant = variantOf(page.fields.sections, section);
  if (!variant) return { absence: "unknown" };
  if (section.hidden) return { absence: "hidden" };
  const [shown] = readSections([withHtml(variant.fields, section, shownHtml)], found);
  if (shown) return { shown };
  return { absence: unwrittenFields(section).length > 0 ? "unfinished" : "gone" };
}
