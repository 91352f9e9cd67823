import type { PageSection } from "../../../sections/page-sections.tsx";

/** The questions of a page's sections with their answers. Names their type: reading declarations would ship them. */
export function questionsIn(sections: readonly PageSection[]) {
  return sections.flatMap((section) => (section.type === "questions" ? section.values.questions : []));
}
