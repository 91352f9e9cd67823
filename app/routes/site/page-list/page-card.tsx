import { ArrowRight } from "lucide-react";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { pagePath } from "../../../data/pages/page-address.ts";
import type { PageCard as Card } from "../../../data/pages/pages.ts";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { madePageTexts } from "../../../i18n/texts/pages.en.ts";
import { joined } from "../../../ui/joined.ts";
import { CardLink } from "../../../ui/links/card-link.tsx";
import { Picture } from "../../../ui/pictures/picture.tsx";

type PageCardProps = { card: WithPicture<Card>; isFirst: boolean; isInSight: boolean };

/** A case or service in its list; the whole card is a link. */
export function PageCard({ card, isFirst, isInSight }: PageCardProps) {
  const { language, t } = useLanguage(madePageTexts);
  const textLanguage = card.language === language ? undefined : card.language;
  return (
    <article className="group relative flex h-full flex-col">
      {card.imageUrl && (
        <Picture
          src={card.imageUrl}
          picture={card.picture}
          lang={textLanguage}
          sizes="(width >= 64rem) 24rem, (width >= 48rem) 45vw, 92vw"
          isInSight={isInSight}
          isFirst={isFirst}
        />
      )}
      <h2
        lang={textLanguage}
        className={`text-title-3 ${card.imageUrl ? "mt-5" : "border-ink border-t pt-5"}`}
      >
        <CardLink to={address(language, pagePath(card.kind, card.slug))}>{joined(card.title)}</CardLink>
      </h2>
      {card.description && (
        <p lang={textLanguage} className="mt-3 text-ink-soft">
          {card.description}
        </p>
      )}
      <p aria-hidden="true" className="mt-auto flex items-center gap-2 pt-4 font-semibold text-accent-deep">
        <span>{t("pages.read")}</span>
        <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
      </p>
    </article>
  );
}
