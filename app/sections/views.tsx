import { type ComponentType, createElement } from "react";
import { ArticlesView } from "./articles/view.tsx";
import { BeforeAfterView } from "./before-after/view.tsx";
import { ClosingView } from "./closing/view.tsx";
import { FiguresView } from "./figures/view.tsx";
import { FormView } from "./form/view.tsx";
import { OpeningView } from "./opening/view.tsx";
import { QuestionsView } from "./questions/view.tsx";
import { QuoteView } from "./quote/view.tsx";
import type { ViewProps } from "./section.ts";
import type { SectionType, sections } from "./sections.ts";
import { StepsView } from "./steps/view.tsx";
import { TeamView } from "./team/view.tsx";
import { TextView } from "./text/view.tsx";
import { TextWithPictureView } from "./text-with-picture/view.tsx";
import { TilesView } from "./tiles/view.tsx";

type PropsOf = { [Type in SectionType]: ViewProps<(typeof sections)[Type]["fields"]> };

const views: { [Type in SectionType]: ComponentType<PropsOf[Type]> } = {
  opening: OpeningView,
  text: TextView,
  "text-with-picture": TextWithPictureView,
  tiles: TilesView,
  steps: StepsView,
  quote: QuoteView,
  figures: FiguresView,
  "before-after": BeforeAfterView,
  questions: QuestionsView,
  articles: ArticlesView,
  team: TeamView,
  form: FormView,
  closing: ClosingView,
};

/** A section as a page shows it. */
export function SectionView<Type extends SectionType>(props: { type: Type } & PropsOf[Type]) {
  return createElement<PropsOf[Type]>(views[props.type], props);
}
