import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { ListCursor, ListPage } from "../../../data/list-cursor.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.ts";

type PageLinksProps = {
  label: string;
  page: Pick<ListPage<unknown>, "newer" | "older">;
  queryOf(place: ListCursor): string;
};

/** Links to the newer and older page; null for a single page. */
export function PageLinks({ label, page: { newer, older }, queryOf }: PageLinksProps) {
  const { t } = useLanguage(panelTexts);
  if (!newer && !older) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap justify-between gap-3">
      <p>
        {newer && (
          <Link to={{ search: queryOf(newer) }} rel="prev" className="button button-quiet">
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t("panel.newer")}
          </Link>
        )}
      </p>
      <p>
        {older && (
          <Link to={{ search: queryOf(older) }} rel="next" className="button button-quiet">
            {t("panel.older")}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        )}
      </p>
    </nav>
  );
}
