import { sentences } from "../../ui/joined.ts";
import { Prose } from "../../ui/prose.tsx";
import type { ViewProps } from "../section.ts";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import { hasPicture, SectionPicture } from "../section-picture.tsx";
import { TextView } from "../text/view.tsx";
import type { textWithPictureSection } from "./section.ts";

/** Without its picture a text. */
export function TextWithPictureView(props: ViewProps<typeof textWithPictureSection.fields>) {
  const { values, id, ground, isFirst, language, found } = props;
  const { title, text, picture, side } = values;
  if (!hasPicture(picture, found)) return <TextView {...props} />;
  const { own: Title } = headings(title, isFirst);
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0">
          {title && (
            <Title id={titleId(id)} className="mb-6 text-title-2">
              {sentences(title)}
            </Title>
          )}
          <div className="whitespace-normal">
            <Prose html={text} language={language} />
          </div>
        </div>
        <div className={side === "left" ? "lg:order-first" : ""}>
          <SectionPicture src={picture} found={found} isFirst={isFirst} />
        </div>
      </div>
    </SectionFrame>
  );
}
