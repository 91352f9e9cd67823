import { type ComponentType, createElement } from "react";
import type { ViewProps } from "./section.ts";
import type { SectionType, sections } from "./sections.ts";
import { TextView } from "./text/view.tsx";

type PropsOf = { [Type in SectionType]: ViewProps<(typeof sections)[Type]["fields"]> };

const views: { [Type in SectionType]: ComponentType<PropsOf[Type]> } = {
  text: TextView,
};

/** A section as a page shows it. */
export function SectionView<Type extends SectionType>({ type, ...props }: { type: Type } & PropsOf[Type]) {
  return createElement<PropsOf[Type]>(views[type], props);
}
