import { href, Link } from "react-router";
import { useRight } from "../../account/rights.ts";
import { pageAuth, useAuth } from "../../account/use-auth.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { accessTokenTexts } from "../../i18n/panel/access-tokens.en.ts";
import { auditPanelTexts } from "../../i18n/panel/audit-log.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import type { Route } from "./+types/settings";
import { panelMeta } from "./panel-meta.ts";
import { ChangePasswordForm } from "./settings/change-password-form.tsx";
import { LanguageChoice } from "./settings/language-choice.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "settings.title");
}

export default function SettingsPage() {
  const { t } = useLanguage(panelTexts);
  const { t: audit } = useLanguage(auditPanelTexts);
  const { t: tokens } = useLanguage(accessTokenTexts);
  const { user, role } = useAuth();
  const seesLog = useRight("people");
  return (
    <>
      <h1 className="pt-6 pb-8 text-title-2">{t("settings.title")}</h1>
      <div className="grid max-w-2xl gap-6">
        <section aria-labelledby="account" className={card}>
          <h2 id="account" className="text-title-4">
            {t("settings.account")}
          </h2>
          <p className="mt-3 text-ink-soft text-small">{t("settings.email")}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 [overflow-wrap:anywhere]">
            <span className="font-semibold">{user?.email}</span>
            <span className="rounded-full bg-success-soft px-3 py-1 font-semibold text-small text-success">
              {t(`settings.${role ?? "admin"}`)}
            </span>
          </p>
        </section>
        <section aria-labelledby="language" className={card}>
          <h2 id="language" className="text-title-4">
            {t("settings.language")}
          </h2>
          <p className="mt-3">{t("settings.languageText")}</p>
          <LanguageChoice />
        </section>
        <section aria-labelledby="password" className={card}>
          <h2 id="password" className="mb-5 text-title-4">
            {t("settings.password")}
          </h2>
          <ChangePasswordForm />
        </section>
        {seesLog && (
          <section aria-labelledby="log" className={card}>
            <h2 id="log" className="text-title-4">
              {audit("audit.title")}
            </h2>
            <p className="mt-3">{audit("audit.about")}</p>
            <p className="mt-3">
              <Link to={href("/admin/settings/audit-log")} className="text-link">
                {audit("audit.open")}
              </Link>
            </p>
          </section>
        )}
        <section aria-labelledby="tokens" className={card}>
          <h2 id="tokens" className="text-title-4">
            {tokens("tokens.title")}
          </h2>
          <p className="mt-3">{tokens("tokens.about")}</p>
          <p className="mt-3">
            <Link to={href("/admin/settings/tokens")} className="text-link">
              {tokens("tokens.open")}
            </Link>
          </p>
        </section>
        <section aria-labelledby="actions" className={card}>
          <h2 id="actions" className="text-title-4">
            {t("settings.actions")}
          </h2>
          <p className="mt-3">
            {t("settings.actionsText")}{" "}
            <Link to={href("/settings")} className="text-link">
              {t("settings.accountLink")}
            </Link>
          </p>
          <button
            type="button"
            onClick={() => void pageAuth().signOut()}
            className="button button-quiet mt-5"
          >
            {t("settings.signOut")}
          </button>
        </section>
      </div>
    </>
  );
}

const card = "rounded-card border border-line bg-white p-6 sm:p-8";
