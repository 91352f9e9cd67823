import { Avatar } from "../../ui/pictures/avatar.tsx";
import { QuoteFigure } from "../../ui/sections/quote-figure.tsx";
import type { ViewProps } from "../section.ts";
import { Columns, SectionFrame } from "../section-frame.tsx";
import { hasPicture } from "../section-picture.tsx";
import type { quoteSection } from "./section.ts";

export function QuoteView({ values, id, ground, found }: ViewProps<typeof quoteSection.fields>) {
  const { quote, portrait, name, role } = values;
  return (
    <SectionFrame id={id} title="" ground={ground}>
      <Columns
        beside={
          hasPicture(portrait, found) && (
            <div className="lg:flex lg:justify-end">
              <Avatar name={name} src={portrait} picture={found.pictures[portrait] ?? null} />
            </div>
          )
        }
      >
        <QuoteFigure quote={quote} name={name} role={role} />
      </Columns>
    </SectionFrame>
  );
}
