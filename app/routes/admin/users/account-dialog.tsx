import { useId, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { withTypedPassword } from "../../../account/typed-password.ts";
import { useAuth } from "../../../account/use-auth.ts";
import { AccountProblem } from "../../../data/accounts/account-problem.ts";
import {
  type Account,
  endSessions,
  removeAccount,
  removeSecondSteps,
  setRole,
} from "../../../data/accounts/admin-accounts.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

const actions = {
  "make admin": {
    title: "users.makeAdmin",
    text: "users.makeAdminText",
    confirm: "users.change",
    failed: "users.roleFailed",
  },
  "take role": {
    title: "users.takeRole",
    text: "users.takeRoleText",
    confirm: "users.change",
    failed: "users.roleFailed",
  },
  "end sessions": {
    title: "users.endSessionsSure",
    text: "users.endSessionsText",
    confirm: "users.endSessions",
    failed: "users.sessionsFailed",
  },
  "remove step": {
    title: "users.removeStepSure",
    text: "users.removeStepText",
    confirm: "users.removeStep",
    failed: "users.removeStepFailed",
  },
  remove: {
    title: "users.removeSure",
    text: "users.removeText",
    confirm: "users.remove",
    failed: "users.removeFailed",
  },
} as const;

/** What is asked about before it is done. */
export type AccountAction = keyof typeof actions;

type AccountDialogProps = { account: Account; action: AccountAction; onClose(): void; onDone(): void };

class WrongPassword extends Error {}

/** Confirms an action about an account; a lost second step takes one's own password too. */
export function AccountDialog({ account, action, onClose, onDone }: AccountDialogProps) {
  const { t } = useLanguage(userPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();
  const { user } = useAuth();
  const [password, setPassword] = useState("");
  const [isWrong, setWrong] = useState(false);
  const { email } = account;
  const texts = actions[action];

  async function work(): Promise<void> {
    const db = accountDatabase();
    switch (action) {
      case "make admin":
        return setRole(db, account, "admin");
      case "take role":
        return setRole(db, account, null);
      case "end sessions":
        return endSessions(db, account.id);
      case "remove":
        return removeAccount(db, account.id);
      case "remove step": {
        const remove = () => removeSecondSteps(db, account.id);
        if (!(await withTypedPassword(user?.email ?? "", password, remove))) throw new WrongPassword();
      }
    }
  }

  function doneText(): string {
    switch (action) {
      case "make admin":
        return t("users.roleChanged", { email, role: t("users.admin") });
      case "take role":
        return t("users.roleTaken", { email });
      case "end sessions":
        return t("users.sessionsEnded", { email });
      case "remove":
        return t("users.removed", { email });
      case "remove step":
        return t("users.stepRemoved", { email });
    }
  }

  function explain(cause: unknown): string {
    if (cause instanceof WrongPassword) return t("users.wrongPassword");
    if (!(cause instanceof AccountProblem)) return t(texts.failed);
    if (cause.kind === "conflict") return t("users.lastAdmin");
    return t(cause.kind === "gone" ? "users.gone" : texts.failed);
  }

  async function confirm(): Promise<void> {
    let wasWrong = false;
    const isDone = await act(work, {
      done: doneText(),
      failed(cause) {
        wasWrong = cause instanceof WrongPassword;
        return explain(cause);
      },
    });
    setWrong(wasWrong);
    if (wasWrong) return;
    onClose();
    if (isDone) onDone();
  }

  return (
    <ConfirmDialog
      title={t(texts.title)}
      text={t(texts.text, { email })}
      cancel={panel("panel.cancel")}
      confirm={t(texts.confirm)}
      isBusy={isBusy || (action === "remove step" && password === "")}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {action === "remove step" && <OwnPassword value={password} isWrong={isWrong} onChange={setPassword} />}
    </ConfirmDialog>
  );
}

type OwnPasswordProps = { value: string; isWrong: boolean; onChange(value: string): void };

function OwnPassword({ value, isWrong, onChange }: OwnPasswordProps) {
  const { t } = useLanguage(userPanelTexts);
  const id = useId();
  return (
    <p className="mt-5">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {t("users.ownPassword")}
      </label>
      <input
        id={id}
        type="password"
        autoComplete="current-password"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
        className="field"
      />
      {isWrong && (
        <span id={`${id}-error`} role="alert" className="mt-1.5 block font-semibold text-error text-small">
          {t("users.wrongPassword")}
        </span>
      )}
    </p>
  );
}
