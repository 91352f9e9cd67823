import { Prose } from "../../ui/prose.tsx";
import type { ViewProps } from "../section.ts";
import type { textSection } from "./section.ts";

export function TextView({ values, language }: ViewProps<typeof textSection.fields>) {
  return <Prose html={values.text} language={language} />;
}
