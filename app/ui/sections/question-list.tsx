import type { ComponentProps } from "react";
import { joined } from "../joined.ts";
import { Accordion } from "../primitives/accordion.tsx";

type QuestionListProps = ComponentProps<typeof Accordion> & {
  id: string;
  title: string;
  titleHeading?: "h1" | "h2";
};

/** Questions beside their title. */
export function QuestionList({ id, title, titleHeading: Title = "h2", ...questions }: QuestionListProps) {
  return (
    <div className="grid gap-6 md:gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <Title id={id} className="text-title-2">
        {joined(title)}
      </Title>
      <Accordion {...questions} />
    </div>
  );
}
