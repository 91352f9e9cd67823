import { useNavigation } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";

/** A progress line during navigation under what is fixed at the top, after a short delay. */
export function LoadingLine({ under = "site-header" }: { under?: keyof typeof tops }) {
  const { t } = useLanguage();
  const isLoading = useNavigation().state === "loading";
  return (
    <div role="status">
      {isLoading && (
        <>
          <span className={`fixed inset-x-0 z-40 block h-0.5 overflow-hidden ${tops[under]}`}>
            <span className="loading-line block h-full w-2/5 bg-accent" />
          </span>
          <span className="loading-note fixed bottom-4 left-1/2 z-40 -translate-x-1/2 rounded-full bg-ink px-4 py-2 text-paper text-small">
            {t("common.loading")}
          </span>
        </>
      )}
    </div>
  );
}

const tops = { "site-header": "top-(--site-header)", "panel-bar": "top-(--panel-bar)" };
