import { History } from "lucide-react";
import { Link } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";

/** The link from an editor to the history. */
export function HistoryLink({ to, textClassName }: { to: string; textClassName?: string }) {
  const { t } = useLanguage(historyTexts);
  return (
    <Link to={to} className={`${barButton} button-quiet`}>
      <History aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className={textClassName}>{t("word.history")}</span>
    </Link>
  );
}
