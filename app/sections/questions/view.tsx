import { Accordion } from "../../ui/primitives/accordion.tsx";
import { QuestionList } from "../../ui/sections/question-list.tsx";
import type { ViewProps } from "../section.ts";
import { Columns, headings, SectionFrame, titleId } from "../section-frame.tsx";
import type { questionsSection } from "./section.ts";

export function QuestionsView({ values, id, ground, isFirst }: ViewProps<typeof questionsSection.fields>) {
  const { title, questions } = values;
  const { own, item } = headings(title, isFirst);
  const list = {
    name: `${id}-questions`,
    heading: item,
    items: questions.map(({ key, question, answer }) => ({ id: key, question, answer })),
  };
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      {title ? (
        <QuestionList id={titleId(id)} title={title} titleHeading={own} {...list} />
      ) : (
        <Columns beside={null}>
          <Accordion {...list} />
        </Columns>
      )}
    </SectionFrame>
  );
}
