import { Avatar } from "../../ui/pictures/avatar.tsx";
import { QuoteFigure } from "../../ui/sections/quote-figure.tsx";
import type { ViewProps } from "../section.ts";
import { SectionFrame } from "../section-frame.tsx";
import { hasPicture } from "../section-picture.tsx";
import type { quoteSection } from "./section.ts";

export function QuoteView({ values, id, ground, found }: ViewProps<typeof quoteSection.fields>) {
  const { quote, portrait, name, role } = values;
  const hasPortrait = hasPicture(portrait, found);
  return (
    <SectionFrame id={id} title="" ground={ground}>
      <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
        {hasPortrait && (
          <div className="lg:justify-self-end">
            <Avatar name={name} src={portrait} picture={found.pictures[portrait] ?? null} />
          </div>
        )}
        <div className="lg:col-start-2">
          <QuoteFigure quote={quote} name={name} role={role} />
        </div>
      </div>
    </SectionFrame>
  );
}
