import type { FormOf } from "../content/fields.ts";
import type { Language } from "../i18n/language-texts.ts";
import { grounds } from "./grounds.ts";
import { isLeftOut } from "./left-out.ts";
import type { Found } from "./section.ts";
import type { SectionType, sections } from "./sections.ts";
import { SectionView } from "./views.tsx";

type SectionOf<Type extends SectionType> = {
  [Each in Type]: {
    /** Unique on the page. */
    id: string;
    type: Each;
    /** HTML is sanitised. */
    values: FormOf<(typeof sections)[Each]["fields"]>;
  };
}[Type];

/** A section of a page in one language. */
export type PageSection = SectionOf<SectionType>;

type PageSectionsProps = { items: readonly PageSection[]; language: Language; found: Found };

/** The sections of a page in their order, without those of which nothing is left. */
export function PageSections({ items, language, found }: PageSectionsProps) {
  const shown = items.filter((item) => !isLeftOut(item, found));
  const on = grounds(shown.map(({ type }) => type));
  return shown.map((item, position) => (
    <SectionView
      key={item.id}
      {...item}
      ground={on[position] ?? "paper"}
      isFirst={position === 0}
      language={language}
      found={found}
    />
  ));
}
