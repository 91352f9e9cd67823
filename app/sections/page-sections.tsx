import type { ReactNode } from "react";
import type { FormOf } from "../content/fields.ts";
import type { Language } from "../i18n/language-texts.ts";
import { grounds } from "./grounds.ts";
import type { Found } from "./section.ts";
import type { SectionType, sections } from "./sections.ts";
import { SectionView } from "./views.tsx";

export type SectionOf<Type extends SectionType> = {
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

type PageSectionsProps = {
  items: readonly PageSection[];
  language: Language;
  found: Found;
  proof?: ReactNode;
};

/** The sections of a page in their order. An opening that comes first has the page's title, and a case's proof. */
export function PageSections({ items, language, found, proof }: PageSectionsProps) {
  const on = grounds(items.map(({ type }) => type));
  return items.map((item, position) => (
    <SectionView
      key={item.id}
      {...item}
      ground={on[position] ?? "paper"}
      isFirst={position === 0 && item.type === "opening"}
      language={language}
      found={found}
      proof={position === 0 ? proof : undefined}
    />
  ));
}
