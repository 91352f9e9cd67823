import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { ListCursor } from "../../data/list-cursor.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";

type PageLinksProps<Place> = {
  label: string;
  page: { newer: Place | null; older: Place | null };
  queryOf(place: Place): string;
  /** The texts of the links, where the order is another than by time. */
  texts?: { newer: string; older: string };
};

/** Links to the newer and older page; null for a single page. */
export function PageLinks<Place = ListCursor>({
  label,
  page: { newer, older },
  queryOf,
  texts,
}: PageLinksProps<Place>) {
  const { t } = useLanguage(panelTexts);
  if (!newer && !older) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap justify-between gap-3">
      <p>
        {newer && (
          <Link to={{ search: queryOf(newer) }} rel="prev" className="button button-quiet">
            <ArrowLeft aria-hidden="true" className="size-5" />
            {newer === "newest" ? t("panel.newest") : (texts?.newer ?? t("panel.newer"))}
          </Link>
        )}
      </p>
      <p>
        {older && (
          <Link to={{ search: queryOf(older) }} rel="next" className="button button-quiet">
            {texts?.older ?? t("panel.older")}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        )}
      </p>
    </nav>
  );
}
