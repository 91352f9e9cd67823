import { sentences } from "../../ui/joined.ts";
import type { ViewProps } from "../section.ts";
import { hasButton, SectionButton } from "../section-button.tsx";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import type { closingSection } from "./section.ts";

export function ClosingView({
  values,
  id,
  ground,
  isFirst,
  language,
}: ViewProps<typeof closingSection.fields>) {
  const { title, text, buttonText, buttonTo } = values;
  const { own: Title } = headings(title, isFirst);
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      {title && (
        <Title id={titleId(id)} className="max-w-4xl text-title-1">
          {sentences(title)}
        </Title>
      )}
      {text && <p className="mt-6 max-w-text text-lead">{text}</p>}
      {hasButton(buttonText, buttonTo) && (
        <p className="mt-9">
          <SectionButton text={buttonText} to={buttonTo} language={language} className="button-light" />
        </p>
      )}
    </SectionFrame>
  );
}
