import type { ReactNode } from "react";
import { useLanguage } from "../i18n/language.tsx";
import { LoadingLine } from "./loading-line.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { ToastProvider } from "./toast.tsx";

/** What stands around every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <ToastProvider>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-small bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {t("common.skip")}
      </a>
      <SiteHeader />
      <LoadingLine />
      <main id="content" tabIndex={-1} className="min-h-dvh pt-16 outline-none md:pt-20">
        {children}
      </main>
      <SiteFooter />
    </ToastProvider>
  );
}
