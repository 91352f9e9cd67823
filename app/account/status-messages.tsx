import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";

// Live regions must exist before their content; an empty one takes no room.

/** An error message, announced. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:absolute">
      {children && <p className="rounded-small bg-error-soft px-4 py-3 text-error">{children}</p>}
    </div>
  );
}

/** A success message, announced. */
export function Success({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="empty:absolute">
      {children && <p className="rounded-small bg-success-soft px-4 py-3 text-success">{children}</p>}
    </div>
  );
}

/** The message for browsers without JavaScript. */
export function NeedsScript() {
  const { t } = useLanguage(accountTexts);
  return (
    <noscript>
      <p className="py-4">{t("account.needsScript")}</p>
    </noscript>
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-16 text-ink-soft noscript:hidden">
      <LoaderCircle aria-hidden="true" className="size-6 animate-spin" strokeWidth={1.75} />
      <span>{label}</span>
    </div>
  );
}
