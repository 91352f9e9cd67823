import { Prose } from "../../ui/prose.tsx";
import type { ViewProps } from "../section.ts";
import { Columns, columnTitle, SectionFrame } from "../section-frame.tsx";
import type { textSection } from "./section.ts";

export function TextView({ values, id, ground, isFirst, language }: ViewProps<typeof textSection.fields>) {
  const { title, text } = values;
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      <Columns beside={columnTitle({ id, title, isFirst })}>
        <Prose html={text} language={language} className="whitespace-normal" />
      </Columns>
    </SectionFrame>
  );
}
