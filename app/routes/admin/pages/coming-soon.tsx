import { Plus } from "lucide-react";
import { href, Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { pageListTexts } from "../../../i18n/panel/pages-list.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { Screen } from "../../../ui/panel/screen.tsx";

type ComingSoonProps = {
  title: "services.title" | "cases.title";
  add: "services.add" | "cases.add";
  kind: "service" | "case";
};

/** A screen without content yet, and the way to the pages of its kind. */
export function ComingSoon({ title, add, kind }: ComingSoonProps) {
  const { t } = useLanguage(panelTexts);
  const { t: pages } = useLanguage(pageListTexts);
  const search = `?${new URLSearchParams({ kind })}`;
  return (
    <Screen
      title={t(title)}
      about={pages(`pages.${kind}At`)}
      tools={
        <button type="button" disabled className="button button-quiet">
          <Plus aria-hidden="true" className="size-5" />
          {t(add)}
        </button>
      }
    >
      <p className="mb-6 flex flex-wrap gap-3">
        <Link to={href("/admin/pages") + search} className="button button-primary">
          {pages(`pages.${kind}All`)}
        </Link>
        <Link to={href("/admin/pages/new") + search} className="button button-quiet">
          {pages(`pages.${kind}New`)}
        </Link>
      </p>
      <p className="rounded-card border border-line border-dashed py-12 text-center font-display text-ink-soft text-title-3">
        {t("panel.comingSoon")}
      </p>
    </Screen>
  );
}
