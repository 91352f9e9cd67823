import { useState } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { NewPasswordField } from "../../account/new-password-fields.tsx";
import { PasswordField } from "../../account/password-field.tsx";
import { useRight } from "../../account/rights.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { Alert } from "../../account/status-messages.tsx";
import { pageAuth, useAuth } from "../../account/use-auth.ts";
import { textOf, useSubmission } from "../../account/use-submission.ts";
import { setNewPassword } from "../../data/account/account.ts";
import { listFormTrials } from "../../data/form-trials/form-trials.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { languages } from "../../i18n/language-texts.ts";
import { accessTokenTexts } from "../../i18n/panel/access-tokens.en.ts";
import { addressTexts } from "../../i18n/panel/addresses.en.ts";
import { auditPanelTexts } from "../../i18n/panel/audit-log.en.ts";
import { factTexts } from "../../i18n/panel/facts.en.ts";
import { glossaryTexts } from "../../i18n/panel/glossary.en.ts";
import { importTexts } from "../../i18n/panel/import.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { webhookTexts } from "../../i18n/panel/webhooks.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLanguageChoice } from "../../ui/panel/hooks/use-language-choice.ts";
import { Screen } from "../../ui/panel/screen.tsx";
import { Badge } from "../../ui/panel/status-badge.tsx";
import { useToast } from "../../ui/primitives/toast.tsx";
import type { Route } from "./+types/settings";
import { FormTrials } from "./settings/form-trials.tsx";
import { ScreenCard, SettingsCard } from "./settings/settings-card.tsx";

export async function clientLoader() {
  // Without a session, the login page follows.
  return { trials: isSessionStored() ? await orNull(listFormTrials(accountDatabase())) : null };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "word.settings");
}

export default function SettingsPage({ loaderData: { trials } }: Route.ComponentProps) {
  const { t } = useLanguage(panelTexts);
  const { user, role } = useAuth();
  const seesPeople = useRight("people");
  const mayPublish = useRight("publish");
  return (
    <Screen title={t("word.settings")} width="max-w-2xl">
      <h2 id="mine" className="text-title-3">
        {t("settings.mine")}
      </h2>
      <SettingsCard id="account" title={t("settings.account")}>
        <p className="text-ink-soft text-small">{t("word.email")}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 [overflow-wrap:anywhere]">
          <span className="font-semibold">{user?.email}</span>
          <Badge tone="success">{t(`word.${role ?? "admin"}`)}</Badge>
        </p>
      </SettingsCard>
      <SettingsCard id="language" title={t("word.language")}>
        <p>{t("settings.languageText")}</p>
        <LanguageChoice />
      </SettingsCard>
      <SettingsCard id="password" title={t("settings.password")}>
        <ChangePasswordForm />
      </SettingsCard>
      <ScreenCard id="tokens" area="tokens" texts={accessTokenTexts} to={href("/admin/settings/tokens")} />
      <SettingsCard id="actions" title={t("settings.actions")}>
        <p>
          {t("settings.actionsText")}{" "}
          <Link to={href("/settings")} className="text-link">
            {t("settings.accountLink")}
          </Link>
        </p>
        <button type="button" onClick={() => void pageAuth().signOut()} className="button button-quiet mt-5">
          {t("settings.signOut")}
        </button>
      </SettingsCard>
      {mayPublish && (
        <>
          <h2 id="site" className="pt-6 text-title-3">
            {t("settings.site")}
          </h2>
          <ScreenCard
            id="addresses"
            area="addresses"
            texts={addressTexts}
            to={href("/admin/settings/addresses")}
          />
          <ScreenCard id="facts" area="facts" texts={factTexts} to={href("/admin/settings/facts")} />
          <ScreenCard
            id="glossary"
            area="glossary"
            texts={glossaryTexts}
            to={href("/admin/settings/glossary")}
          />
          {seesPeople && (
            <>
              <FormTrials trials={trials} />
              <ScreenCard
                id="log"
                area="audit"
                texts={auditPanelTexts}
                to={href("/admin/settings/audit-log")}
              />
              <ScreenCard
                id="webhooks"
                area="webhooks"
                texts={webhookTexts}
                to={href("/admin/settings/webhooks")}
              />
              <ScreenCard id="import" area="import" texts={importTexts} to={href("/admin/settings/import")} />
            </>
          )}
        </>
      )}
    </Screen>
  );
}

const names = { nl: "Nederlands", en: "English" } as const;

/** Changes the language of the panel at once. */
function LanguageChoice() {
  const { t } = useLanguage(panelTexts);
  const { language, isBusy, choose } = useLanguageChoice();
  const [wanted, setWanted] = useState(language);
  const shown = isBusy ? wanted : language;
  return (
    <fieldset className="mt-2 flex flex-wrap gap-x-8" aria-busy={isBusy}>
      <legend className="sr-only">{t("word.language")}</legend>
      {languages.map((one) => (
        <label key={one} lang={one} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="language"
            checked={one === shown}
            onChange={() => {
              setWanted(one);
              choose(one);
            }}
            className="size-5 accent-accent-deep"
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** The server checks the current password and ends all other sessions. */
function ChangePasswordForm() {
  const { t } = useLanguage(panelTexts);
  const toast = useToast();
  const [isCurrentShown, showCurrent] = useState(false);
  const [isNewShown, showNew] = useState(false);
  const [isConfirmShown, showConfirm] = useState(false);
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    const password = textOf(given, "newPassword");
    if (password !== textOf(given, "confirmPassword")) return t("settings.mismatch");
    if ([...password].length < 6) return t("settings.short");
    const error = await setNewPassword(accountDatabase(), {
      password,
      current: textOf(given, "currentPassword"),
    });
    if (error) return error.message ? error : t("settings.failed");
    form.current?.reset();
    toast({ tone: "success", title: t("settings.changed"), text: t("settings.changedText") });
    return null;
  });

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="password" className="grid gap-5">
      <Alert>{alert}</Alert>
      <PasswordField
        name="currentPassword"
        label={t("settings.current")}
        isRequired
        autoComplete="current-password"
        error={missing.currentPassword}
        isShown={isCurrentShown}
        onShow={showCurrent}
      />
      <NewPasswordField
        name="newPassword"
        label={t("settings.new")}
        missing={missing}
        isShown={isNewShown}
        onShow={showNew}
      />
      <PasswordField
        name="confirmPassword"
        label={t("settings.confirm")}
        isRequired
        autoComplete="new-password"
        error={missing.confirmPassword}
        isShown={isConfirmShown}
        onShow={showConfirm}
      />
      <button type="submit" aria-disabled={isBusy} className="button button-primary justify-self-start">
        {t(isBusy ? "settings.changing" : "settings.change")}
      </button>
    </form>
  );
}
