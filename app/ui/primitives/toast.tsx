import { X } from "lucide-react";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";

export type Toast<Text = string> = {
  tone: "success" | "destructive";
  title: string;
  /** What else there is to say, or to do. */
  text?: Text;
  /** Survives the next navigation. */
  goesAlong?: boolean;
};

type ShownToast = Toast<ReactNode> & { id: number };

/** Shows a toast; what it gives closes it. */
type ShowToast = (toast: Toast<ReactNode>) => () => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error("useToast must be used within a ToastProvider");
});

/** A function that shows a toast; errors stay until closed or displaced. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

/** The limit of visible toasts; the oldest is displaced. */
const shownAtOnce = 3;

type ToastProviderProps = {
  /** Whether the page grows by the toasts, so that covered content can be scrolled into view. */
  makesRoom?: boolean;
  children: ReactNode;
};

/** Renders the toasts of `useToast` in a live region. */
export function ToastProvider({ makesRoom = false, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);

  const newest = useRef(0);
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback(
    (toast: Toast<ReactNode>) => {
      newest.current += 1;
      const id = newest.current;
      setToasts((shown) => [...shown, { ...toast, id }].slice(-shownAtOnce));
      return () => close(id);
    },
    [close],
  );
  // A toast belongs to its page.
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setToasts(toasts.filter((toast) => toast.goesAlong).map(({ goesAlong: _, ...toast }) => toast));
  }

  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className={`pointer-events-none z-50 flex flex-col sm:w-96 ${
          makesRoom ? "sticky bottom-1 mx-4 sm:ml-auto" : "fixed inset-x-4 bottom-1 sm:left-auto"
        }`}
      >
        {toasts.map((toast) => (
          <Message key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

/** The lifetime of a success toast without hover or focus, in milliseconds. */
const successTime = 8_000;

function Message({ toast: { tone, title, text }, onClose }: { toast: Toast<ReactNode>; onClose(): void }) {
  const { t } = useLanguage();
  const message = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (tone === "destructive") return;
    // Hover and focus pause the timer.
    const isLeft = () => !message.current?.matches(":hover, :focus-within");
    const timer = setInterval(() => isLeft() && close(), successTime);
    return () => clearInterval(timer);
  }, [tone]);

  return (
    <div
      ref={message}
      className={`toast-in pointer-events-auto mb-3 flex items-start gap-3 rounded-card border border-line border-l-4 bg-white p-3 pl-5 text-ink shadow-raised ${
        tone === "destructive" ? "border-l-error" : "border-l-success"
      }`}
    >
      <div className="grow py-1.5">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-small">{text}</p>}
      </div>
      <button
        type="button"
        onClick={onClose}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">{t("common.close")}</span>
      </button>
    </div>
  );
}
