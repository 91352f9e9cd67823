import { ArticleRow } from "../../ui/sections/article-row.tsx";
import { SectionHead } from "../../ui/sections/section-head.tsx";
import type { ViewProps } from "../section.ts";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import { chosenArticles } from "./chosen-articles.ts";
import type { articlesSection } from "./section.ts";

export function ArticlesView({
  values,
  id,
  ground,
  isFirst,
  found,
}: ViewProps<typeof articlesSection.fields>) {
  const { own, item } = headings(values.title, isFirst);
  return (
    <SectionFrame id={id} title={values.title} ground={ground}>
      <SectionHead id={titleId(id)} title={values.title} text="" heading={own} />
      <ArticleRow articles={chosenArticles(values, found)} heading={item} />
    </SectionFrame>
  );
}
