import { Eye, LogIn, type LucideIcon, Pencil, Settings, UserRound } from "lucide-react";
import { useEffect, useState } from "react";
import { href, useLocation } from "react-router";
import { placesOf } from "../content/kinds.ts";
import { findArticleAddress } from "../data/articles/article-address.ts";
import { address } from "../i18n/addresses.ts";
import type { Language } from "../i18n/language-texts.ts";
import type { accountTexts } from "../i18n/texts/account.en.ts";
import { accountDatabase } from "./account-database.ts";
import { type EditTarget, editTarget } from "./edit-target.ts";
import { type FoundEditor, findEditor } from "./find-editor.ts";
import { hasRight } from "./rights.ts";
import { useAuth } from "./use-auth.ts";

type Label = Exclude<
  keyof (typeof accountTexts)["nl"] & `button.${string}`,
  "button.loading" | "button.viewSite"
>;
type Target = { to: string; label: Label; Icon: LucideIcon };

/** Where the header leads a signed-in user; null while the user or the edit target is loading. */
export function useHeaderTarget(language: Language): Target | null {
  const auth = useAuth();
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
  const isOpen = !("slug" in target) || hasRight(auth, placesOf(target.kind).needs);
  return targetOf(target, isOpen ? found.shown : null, language);
}

/** What the link needs: an editor, or the article that is edited. */
type Shown = FoundEditor | { slug: string; published: boolean };

function findShown(target: EditTarget): Promise<Shown | null> {
  const db = accountDatabase();
  if (target.kind !== "editor") return findEditor(db, target);
  return target.articleId ? findArticleAddress(db, target.articleId) : Promise.resolve(null);
}

function targetOf(target: EditTarget, shown: Shown | null, language: Language): Target {
  if (shown && "to" in shown) return { ...shown, Icon: Pencil };
  if (target.kind !== "editor") return { to: href("/admin"), label: "button.admin", Icon: UserRound };
  if (!shown || !target.articleId)
    return { to: href("/admin/blog"), label: "button.backToAdmin", Icon: UserRound };
  if (shown.published)
    return {
      to: address(language, href("/insights/:slug", { slug: shown.slug })),
      label: "button.viewLive",
      Icon: Eye,
    };
  // A draft has no public page, only a preview.
  const to = href("/admin/preview/:kind/:id", { kind: "article", id: target.articleId });
  return { to, label: "button.preview", Icon: Eye };
}
