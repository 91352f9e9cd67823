import { lazy } from "react";
import { OpeningText } from "../../ui/sections/opening-text.tsx";
import type { ViewProps } from "../section.ts";
import { hasButton, SectionButton } from "../section-button.tsx";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import { hasPicture, SectionPicture } from "../section-picture.tsx";
import type { openingSection } from "./section.ts";

const OpeningDrawing = lazy(async () => ({
  default: (await import("./opening-drawing.tsx")).OpeningDrawing,
}));

export function OpeningView({
  values,
  id,
  ground,
  isFirst,
  language,
  found,
  proof,
}: ViewProps<typeof openingSection.fields>) {
  const { title, picture, drawing, buttonText, buttonTo, secondText, secondTo } = values;
  const isPictured = hasPicture(picture, found);
  const hasButtons = hasButton(buttonText, buttonTo) || hasButton(secondText, secondTo);
  return (
    <SectionFrame
      id={id}
      title={title}
      ground={ground}
      space={isFirst ? "pt-12 pb-16 lg:pt-16 lg:pb-24" : "section-space"}
    >
      <div
        className={`grid items-center gap-x-12 gap-y-10 ${isPictured || drawing !== "none" ? "lg:grid-cols-[7fr_6fr]" : "max-w-4xl"}`}
      >
        <OpeningText
          id={titleId(id)}
          heading={headings(title, isFirst).own}
          badge={values.badge && <span className="flex-1">{values.badge}</span>}
          title={title}
          result={proof}
          text={values.text}
        >
          {hasButtons && (
            <>
              <SectionButton text={buttonText} to={buttonTo} language={language} className="button-primary" />
              <SectionButton text={secondText} to={secondTo} language={language} className="button-quiet" />
            </>
          )}
        </OpeningText>
        {isPictured && <SectionPicture src={picture} found={found} isFirst={isFirst} />}
        {!isPictured && drawing !== "none" && <OpeningDrawing name={drawing} />}
      </div>
    </SectionFrame>
  );
}
