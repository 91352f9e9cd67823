import { History } from "lucide-react";
import { href, Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.ts";
import { barButton } from "../editing/editor-bar.tsx";

/** The link from the editor to the article's history. */
export function HistoryLink({ articleId }: { articleId: string }) {
  const { t } = useLanguage(historyTexts);
  return (
    <Link
      to={href("/admin/blog-editor/:id/history", { id: articleId })}
      className={`${barButton} button-quiet`}
    >
      <History aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {t("history.open")}
    </Link>
  );
}
