import { href, Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { pageListTexts } from "../../../i18n/panel/pages-list.en.ts";

/** Says where pages of a kind are made. */
export function MadeElsewhere({ kind }: { kind: "case" | "service" }) {
  const { t } = useLanguage(pageListTexts);
  return (
    <>
      {t(`pages.${kind}At`)}{" "}
      <Link to={`${href("/admin/pages")}?kind=${kind}`} className="text-link">
        {t("pages.title")}
      </Link>
      .
    </>
  );
}
