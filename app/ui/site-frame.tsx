import type { ReactNode } from "react";
import { Arrival } from "./arrival.tsx";
import { LoadingLine } from "./loading-line.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { ToastProvider } from "./toast.tsx";

/** What stands around every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <SkipLink />
      <SiteHeader />
      <LoadingLine />
      <Arrival />
      <main id="content" tabIndex={-1} className="min-h-dvh pt-16 outline-none md:pt-20">
        {children}
      </main>
      <SiteFooter />
    </ToastProvider>
  );
}
