import { Prose } from "../../ui/prose.tsx";
import type { ViewProps } from "../section.ts";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import type { textSection } from "./section.ts";

export function TextView({ values, id, ground, isFirst, language }: ViewProps<typeof textSection.fields>) {
  const { own: Title } = headings(values.title, isFirst);
  return (
    <SectionFrame id={id} title={values.title} ground={ground}>
      <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
        {values.title && (
          <Title id={titleId(id)} className="text-title-2">
            {values.title}
          </Title>
        )}
        <div className="min-w-0 whitespace-normal lg:col-start-2">
          <Prose html={values.text} language={language} />
        </div>
      </div>
    </SectionFrame>
  );
}
