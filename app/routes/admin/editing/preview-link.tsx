import { Eye } from "lucide-react";
import { Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { editingTexts } from "../../../i18n/panel/editing.en.ts";

type PreviewLinkProps = {
  to: string;
  className: string;
  textClassName?: string;
};

/** The document as it is saved, in a new tab. */
export function PreviewLink({ to, className, textClassName }: PreviewLinkProps) {
  const { t } = useLanguage(editingTexts);
  return (
    <Link to={to} target="_blank" className={className}>
      <Eye aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className={textClassName}>{t("editing.preview")}</span>
    </Link>
  );
}
