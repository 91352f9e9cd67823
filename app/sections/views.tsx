import { type ComponentType, createElement, lazy } from "react";
import { ClosingView } from "./closing/view.tsx";
import { OpeningView } from "./opening/view.tsx";
import type { ViewProps } from "./section.ts";
import type { SectionType, sections } from "./sections.ts";
import { TextView } from "./text/view.tsx";
import { TextWithPictureView } from "./text-with-picture/view.tsx";

type PropsOf = { [Type in SectionType]: ViewProps<(typeof sections)[Type]["fields"]> };

// What is more than words is loaded where it appears.
const ArticlesView = lazy(async () => ({ default: (await import("./articles/view.tsx")).ArticlesView }));
const BeforeAfterView = lazy(async () => ({
  default: (await import("./before-after/view.tsx")).BeforeAfterView,
}));
const FiguresView = lazy(async () => ({ default: (await import("./figures/view.tsx")).FiguresView }));
const FormView = lazy(async () => ({ default: (await import("./form/view.tsx")).FormView }));
const QuestionsView = lazy(async () => ({ default: (await import("./questions/view.tsx")).QuestionsView }));
const QuoteView = lazy(async () => ({ default: (await import("./quote/view.tsx")).QuoteView }));
const StepsView = lazy(async () => ({ default: (await import("./steps/view.tsx")).StepsView }));
const TeamView = lazy(async () => ({ default: (await import("./team/view.tsx")).TeamView }));
const TilesView = lazy(async () => ({ default: (await import("./tiles/view.tsx")).TilesView }));

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
