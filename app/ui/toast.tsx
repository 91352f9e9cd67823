import { X } from "lucide-react";
import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../i18n/language.tsx";

export type Toast = {
  tone: "success" | "destructive";
  title: string;
  text?: string;
  /** Still stands on the page to which this one gives way. */
  goesAlong?: boolean;
};

type ShownToast = Toast & { id: number };

const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error("useToast must be used within a ToastProvider");
});

/** A function that shows a short message in the corner until it is closed or replaced by newer ones. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext);
}

/** How many messages stand at once; an older one makes room. */
const shownAtOnce = 3;

/** Holds the messages that `useToast` shows, and reads them out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const [toasts, setToasts] = useState<ShownToast[]>([]);

  const show = useCallback((toast: Toast) => {
    setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }].slice(-shownAtOnce));
  }, []);
  // A message belongs to the page that it speaks of.
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setToasts(toasts.filter((toast) => toast.goesAlong).map(({ goesAlong: _, ...toast }) => toast));
  }

  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col gap-3 sm:left-auto sm:w-96"
      >
        {toasts.map((toast) => (
          <div
            key={toast.id}
            className={`toast-in pointer-events-auto flex items-start gap-3 rounded-card border border-line border-l-4 bg-white p-3 pl-5 text-ink shadow-raised ${
              toast.tone === "destructive" ? "border-l-error" : "border-l-success"
            }`}
          >
            <div className="grow py-1.5">
              <p className="font-semibold">{toast.title}</p>
              {toast.text && <p className="text-small">{toast.text}</p>}
            </div>
            <button
              type="button"
              onClick={() => close(toast.id)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full"
            >
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">{t("common.close")}</span>
            </button>
          </div>
        ))}
      </div>
    </ToastContext>
  );
}
