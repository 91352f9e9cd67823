import { SectionHead } from "../../ui/sections/section-head.tsx";
import type { ViewProps } from "../section.ts";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import { unbroken } from "../unbroken.ts";
import type { figuresSection } from "./section.ts";

export function FiguresView({ values, id, ground, isFirst }: ViewProps<typeof figuresSection.fields>) {
  const { title, figures } = values;
  const size = figures.length < 3 ? "text-title-1" : "text-title-2";
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      <SectionHead id={titleId(id)} title={title} text="" heading={headings(title, isFirst).own} />
      <ul className={`mt-12 grid gap-x-8 gap-y-10 ${columns[figures.length] ?? ""}`}>
        {figures.map(({ key, figure, meaning, source }) => (
          <li key={key} className="border-current border-t pt-6">
            <p className={`text-balance font-display font-semibold text-accent-deep ${size}`}>
              {unbroken(figure)}
            </p>
            {meaning && <p className="mt-4 max-w-text text-lead">{meaning}</p>}
            {source && <p className="mt-3 max-w-text text-ink-soft text-small">{source}</p>}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** By the number of figures. */
const columns: Readonly<Record<number, string>> = {
  2: "md:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "md:grid-cols-2 xl:grid-cols-4",
};
