import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";

// A live region has to be there before it speaks; while it is empty it takes no room.

/** What speaks against what a person asked, in red and read out. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:absolute">
      {children && <p className="rounded-small bg-error-soft px-4 py-3 text-error">{children}</p>}
    </div>
  );
}

/** What went well, and what to do next. */
export function Success({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="empty:absolute">
      {children && <p className="rounded-small bg-success-soft px-4 py-3 text-success">{children}</p>}
    </div>
  );
}

/** For a browser without JavaScript, in the place of what it can't show. */
export function NeedsScript() {
  const { t } = useLanguage(accountTexts);
  return (
    <noscript>
      <p className="py-4">{t("account.needsScript")}</p>
    </noscript>
  );
}

/** A wait, with its reason in words. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-16 text-ink-soft noscript:hidden">
      <LoaderCircle aria-hidden="true" className="size-6 animate-spin" strokeWidth={1.75} />
      {label}
    </div>
  );
}
