import { Eye, LogIn, type LucideIcon, Pencil, Settings, UserRound } from "lucide-react";
import { useEffect, useState } from "react";
import { href, Link, useLocation } from "react-router";
import { panelLanguageOf } from "../data/account/panel-language.ts";
import { findArticleAddress } from "../data/articles/article-address.ts";
import { address } from "../i18n/addresses.ts";
import { useLanguage } from "../i18n/language.tsx";
import { type Language, lookUp } from "../i18n/language-texts.ts";
import { rememberLanguage } from "../i18n/remembered-language.ts";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { useIsPanel } from "../ui/use-is-panel.ts";
import { accountDatabase } from "./account-database.ts";
import type { AuthState } from "./auth.ts";
import { EditPageLink } from "./edit-page-link.tsx";
import { type EditTarget, editTarget } from "./edit-target.ts";
import { type FoundEditor, findEditor } from "./find-editor.ts";
import { hasRight } from "./rights.ts";
import { useAuth } from "./use-auth.ts";

const look =
  "inline-flex size-12 items-center justify-center rounded-full border border-ink hover:bg-ink hover:text-paper";

/** The header's button of a signed-in user: its link depends on the role and the page. */
export default function AccountButton() {
  const auth = useAuth();
  const { language } = useLanguage();
  const t = useButtonTexts(auth, language);
  const target = useTarget(auth, language);
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

/** In the panel the button speaks its language; what it leads to is in that of the site. */
function useButtonTexts(auth: AuthState, siteLanguage: Language) {
  const isPanel = useIsPanel();
  const language = isPanel && hasRight(auth, "panel") ? panelLanguageOf(auth.user) : siteLanguage;
  return (key: keyof typeof accountTexts.nl) => lookUp(accountTexts, language, key);
}

type Label = Exclude<keyof (typeof accountTexts)["nl"] & `button.${string}`, "button.loading">;
type Target = { to: string; label: Label; Icon: LucideIcon };

/** Null while the user or the edit target is loading. */
function useTarget(auth: AuthState, language: Language): Target | null {
  const { user, isLoading, isCheckingRole } = auth;
  const isMember = hasRight(auth, "panel");
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ pathname: string; shown: Shown | null } | null>(null);
  useEffect(() => {
    if (!isMember) return;
    let isCurrent = true;
    void findShown(editTarget(pathname)).then((shown) => isCurrent && setFound({ pathname, shown }));
    return () => {
      isCurrent = false;
    };
  }, [isMember, pathname]);

  if (isLoading || isCheckingRole) return null;
  if (!user) return { to: href("/beheer"), label: "button.login", Icon: LogIn };
  if (!isMember) return { to: href("/settings"), label: "button.settings", Icon: Settings };
  if (found?.pathname !== pathname) return null;
  const target = editTarget(pathname);
  // Writers have no screen for download pages.
  const isOpen = target.kind !== "download-page" || hasRight(auth, "publish");
  return targetOf(target, isOpen ? found.shown : null, language);
}

/** What the link needs: an editor, or the article that is edited. */
type Shown = FoundEditor | { slug: string; published: boolean };

function findShown(target: EditTarget): Promise<Shown | null> {
  const db = accountDatabase();
  if (target.kind !== "editor") return findEditor(db, target);
  return target.articleId ? findArticleAddress(db, target.articleId) : Promise.resolve(null);
}

function targetOf({ kind }: EditTarget, shown: Shown | null, language: Language): Target {
  if (shown && "to" in shown) return { ...shown, Icon: Pencil };
  if (kind === "editor") {
    if (!shown) return { to: href("/admin/blog"), label: "button.backToAdmin", Icon: UserRound };
    // A draft has no public page, only a preview.
    const { slug } = shown;
    const to = shown.published
      ? address(language, href("/insights/:slug", { slug }))
      : href("/admin/preview/:slug", { slug });
    return { to, label: shown.published ? "button.viewLive" : "button.preview", Icon: Eye };
  }
  return { to: href("/admin"), label: "button.admin", Icon: UserRound };
}
