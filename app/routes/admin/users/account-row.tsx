import { accountDatabase } from "../../../account/account-database.ts";
import { type Role, roles } from "../../../data/account/account.ts";
import { AccountProblem } from "../../../data/accounts/account-problem.ts";
import { type Account, requireSecondStep, setRole } from "../../../data/accounts/admin-accounts.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { Select } from "../../../ui/panel/select-field.tsx";
import type { AccountAction } from "./account-dialog.tsx";
import { RoleBadge } from "./role-badge.tsx";

type AccountRowProps = {
  account: Account;
  /** One's own role and sessions are left alone here. */
  isOwn: boolean;
  /** Asks before an action. */
  onChoose(action: AccountAction): void;
};

/** An account, and what can be done about it. */
export function AccountRow({ account, isOwn, onChoose }: AccountRowProps) {
  const { language, t } = useLanguage(userPanelTexts);
  const { email, role, isConfirmed, lastSignInAt, sessions } = account;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-white p-5">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-text text-base tracking-normal">
          <span className="font-semibold [overflow-wrap:anywhere]">{email}</span>
          {isOwn && role && <RoleBadge role={role} />}
          {isOwn && <span className="font-normal text-ink-soft text-small">{t("users.you")}</span>}
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-small">
          {!isConfirmed && <span className="text-warning">{t("users.unconfirmed")}</span>}
          <span>
            {lastSignInAt
              ? t("users.lastSignIn", { time: formatTime(lastSignInAt, language) })
              : t("users.neverSignedIn")}
          </span>
          {(lastSignInAt || sessions > 0) && <span>{t(sessionsKey(sessions), { count: sessions })}</span>}
          <SecondStep account={account} />
        </p>
      </div>
      {!isOwn && <Controls account={account} onChoose={onChoose} />}
    </li>
  );
}

function sessionsKey(sessions: number) {
  if (sessions === 0) return "users.noSession" as const;
  return sessions === 1 ? ("users.oneSession" as const) : ("users.someSessions" as const);
}

function SecondStep({ account: { hasSecondStep, needsSecondStep } }: { account: Account }) {
  const { t } = useLanguage(userPanelTexts);
  if (hasSecondStep) return <span>{t("users.stepOn")}</span>;
  if (needsSecondStep) return <span className="text-warning">{t("users.stepMissing")}</span>;
  return <span>{t("users.stepOff")}</span>;
}

function Controls({ account, onChoose }: Pick<AccountRowProps, "account" | "onChoose">) {
  const { t } = useLanguage(userPanelTexts);
  const { isBusy, act } = useAction();
  const { id, email, role, isConfirmed, hasSecondStep, needsSecondStep, sessions } = account;

  function change(wanted: Role | null): void {
    if (wanted === role || isBusy) return;
    if (wanted === "admin") onChoose("make admin");
    else if (wanted === null) onChoose("take role");
    else give(wanted);
  }

  function give(wanted: Role): void {
    void act(() => setRole(accountDatabase(), account, wanted), {
      done: t("users.roleChanged", { email, role: t(`users.${wanted}`) }),
      failed: (cause) => t(cause instanceof AccountProblem ? "users.lastAdmin" : "users.roleFailed"),
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* Before the mailbox has confirmed it, the account may be a stranger's. */}
      {(isConfirmed || role) && (
        <Select
          aria-label={t("users.roleOf", { email })}
          aria-disabled={isBusy}
          every={t("users.none")}
          chosen={role}
          choices={roles.toReversed().map((value) => ({ value, text: t(`users.${value}`) }))}
          onChoose={change}
          className="min-h-11 w-auto py-2"
        />
      )}
      {role && (
        <label className="inline-flex min-h-11 items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={needsSecondStep}
            disabled={isBusy}
            aria-label={t("users.requireStepOf", { email })}
            onChange={({ target }) =>
              void act(() => requireSecondStep(accountDatabase(), id, target.checked), {
                done: t(target.checked ? "users.stepRequired" : "users.stepWaived", { email }),
                failed: t("users.stepFailed"),
              })
            }
            className="size-5 accent-ink"
          />
          {t("users.requireStep")}
        </label>
      )}
      <p className="flex flex-wrap gap-2">
        {sessions > 0 && (
          <button
            type="button"
            aria-label={t("users.endSessionsOf", { email })}
            onClick={() => onChoose("end sessions")}
            className={smallButton}
          >
            {t("users.endSessions")}
          </button>
        )}
        {hasSecondStep && (
          <button
            type="button"
            aria-label={t("users.removeStepOf", { email })}
            onClick={() => onChoose("remove step")}
            className={smallButton}
          >
            {t("users.removeStep")}
          </button>
        )}
        <button
          type="button"
          aria-label={t("users.removeNamed", { email })}
          onClick={() => onChoose("remove")}
          className={`${smallButton} text-error`}
        >
          {t("users.remove")}
        </button>
      </p>
    </div>
  );
}
