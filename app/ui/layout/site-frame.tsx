import type { ReactNode } from "react";
import { ToastProvider } from "../primitives/toast.tsx";
import { LoadingLine } from "./loading-line.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The layout of public pages. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <SkipLink />
      <SiteHeader />
      <LoadingLine />
      <RouteAnnouncer />
      <main id="content" tabIndex={-1} className="min-h-dvh pt-(--site-header) outline-none">
        {children}
      </main>
      <SiteFooter />
    </ToastProvider>
  );
}
