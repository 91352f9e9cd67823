import { SectionHead } from "../../ui/sections/section-head.tsx";
import { StepList } from "../../ui/sections/step-list.tsx";
import type { ViewProps } from "../section.ts";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import type { stepsSection } from "./section.ts";

export function StepsView({ values, id, ground, isFirst }: ViewProps<typeof stepsSection.fields>) {
  const { title, intro, steps } = values;
  const { own, item } = headings(title, isFirst);
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      <SectionHead id={titleId(id)} title={title} text={intro} heading={own} />
      <StepList steps={steps} heading={item} isOnInk={ground === "ink"} className={columns(steps.length)} />
    </SectionFrame>
  );
}

/** Rows that are full, or lack one. */
function columns(count: number): string {
  if (count === 1) return "max-w-text";
  if (count === 2) return "sm:grid-cols-2";
  if (count === 3) return "md:grid-cols-3";
  return count === 5 || count === 6 ? "sm:grid-cols-2 lg:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-4";
}
