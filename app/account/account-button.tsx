import { Pencil, UserRound } from "lucide-react";
import { Link } from "react-router";
import { useLanguage } from "../i18n/language.tsx";
import { rememberLanguage } from "../i18n/remembered-language.ts";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { EditPageLink } from "./edit-page-link.tsx";
import { useHeaderTarget } from "./header-target.ts";
import { hasRight } from "./rights.ts";
import { useAuth } from "./use-auth.ts";

const look =
  "inline-flex size-12 items-center justify-center rounded-full border border-ink hover:bg-ink hover:text-paper";

/** The header's button of a signed-in user: its link depends on the role and the page. */
export default function AccountButton() {
  const auth = useAuth();
  const { language, t } = useLanguage(accountTexts);
  const target = useHeaderTarget(language);
  if (!auth.isLoading && !auth.user) return null;
  if (!target) {
    return (
      <button
        type="button"
        disabled
        data-account
        aria-label={t("button.loading")}
        className={`${look} opacity-50`}
      >
        <UserRound aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    );
  }
  const { Icon, to, label } = target;
  return (
    <>
      {/* Account pages have one address for both languages and use the remembered one. */}
      <Link
        to={to}
        data-account
        aria-label={t(label)}
        title={t(label)}
        onClick={() => rememberLanguage(language)}
        className={look}
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </Link>
      {/* One entry is enough: the button may already lead to an editor. */}
      {hasRight(auth, "panel") && Icon !== Pencil && <EditPageLink text={t("button.editThis")} />}
    </>
  );
}
