import { SectionHead } from "../../ui/sections/section-head.tsx";
import { TeamList } from "../../ui/sections/team-list.tsx";
import type { ViewProps } from "../section.ts";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import { chosenMembers } from "./chosen-members.ts";
import type { teamSection } from "./section.ts";

export function TeamView({ values, id, ground, isFirst, found }: ViewProps<typeof teamSection.fields>) {
  const { own, item } = headings(values.title, isFirst);
  return (
    <SectionFrame id={id} title={values.title} ground={ground}>
      <SectionHead id={titleId(id)} title={values.title} text="" heading={own} />
      <TeamList members={chosenMembers(values, found)} heading={item} />
    </SectionFrame>
  );
}
