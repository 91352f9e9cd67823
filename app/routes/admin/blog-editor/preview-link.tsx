import { Eye } from "lucide-react";
import { href, Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { editingTexts } from "../../../i18n/panel/editing.en.ts";

type PreviewLinkProps = {
  /** The saved slug. */
  slug: string;
  /** Whether visitors see what is saved. */
  isPublic: boolean;
  className: string;
  textClassName?: string;
};

/** The article as it is saved, in a new tab. */
export function PreviewLink({ slug, isPublic, className, textClassName }: PreviewLinkProps) {
  const { t } = useLanguage(editingTexts);
  return (
    <Link
      to={href(isPublic ? "/insights/:slug" : "/admin/preview/:slug", { slug })}
      target="_blank"
      className={className}
    >
      <Eye aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className={textClassName}>{t("editing.preview")}</span>
    </Link>
  );
}
