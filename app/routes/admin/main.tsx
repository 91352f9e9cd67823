import { Outlet, useRevalidator } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";

/** The main area, with an error boundary that keeps the sidebar. */
export default function AdminMain() {
  return <Outlet />;
}

/** While the screen loads for the first time: after a moment it says so. */
export function HydrateFallback() {
  const { t } = useLanguage(panelTexts);
  return (
    <p role="status" className="loading-note py-16 text-center text-ink-soft">
      {t("word.loading")}
    </p>
  );
}

export function ErrorBoundary() {
  const { t } = useLanguage(panelTexts);
  const { revalidate } = useRevalidator();
  return (
    <section role="alert" className="mx-auto mt-16 max-w-xl rounded-card border border-line bg-white p-8">
      <h1 className="text-title-3">{t("panel.failure")}</h1>
      <p className="mt-3 text-ink-soft">{t("panel.failureText")}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <button type="button" onClick={() => void revalidate()} className="button button-primary">
          {t("word.tryAgain")}
        </button>
        <button type="button" onClick={() => location.reload()} className="button button-quiet">
          {t("panel.reload")}
        </button>
      </p>
    </section>
  );
}
