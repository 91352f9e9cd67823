import { accountDatabase } from "../../../account/account-database.ts";
import { type Role, roles } from "../../../data/account/account.ts";
import { AccountProblem } from "../../../data/accounts/account-problem.ts";
import { type Account, requireSecondStep, setRole } from "../../../data/accounts/admin-accounts.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { Select } from "../../../ui/panel/select-field.tsx";
import type { Question } from "../../../ui/panel/use-confirmed.tsx";

type RoleControlsProps = { account: Account; onAsk(question: Question): void };

/** The role of an account, and whether it needs a second step. */
export function RoleControls({ account, onAsk }: RoleControlsProps) {
  const { t } = useLanguage(userPanelTexts);
  const { isBusy, act } = useAction();
  const { id, email, role, isConfirmed, needsSecondStep } = account;

  const workOf = (wanted: Role | null) => ({
    work: () => setRole(accountDatabase(), account, wanted),
    done: wanted
      ? t("users.roleChanged", { email, role: t(`word.${wanted}`) })
      : t("users.roleTaken", { email }),
    failed: (cause: unknown) =>
      cause instanceof AccountProblem && cause.kind === "conflict" ? t("users.lastAdmin") : undefined,
  });
  function change(wanted: Role | null): void {
    if (wanted === role || isBusy) return;
    if (wanted === "admin" || wanted === null) ask(wanted);
    else give(wanted);
  }

  function ask(wanted: "admin" | null): void {
    onAsk({
      title: t(wanted ? "users.makeAdmin" : "users.takeRole"),
      text: t(wanted ? "users.makeAdminText" : "users.takeRoleText", { email }),
      confirm: t("users.change"),
      ...workOf(wanted),
    });
  }

  function give(wanted: Role): void {
    const { work, ...messages } = workOf(wanted);
    void act(work, messages);
  }

  return (
    <div className="relative mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* Before the mailbox has confirmed it, the account may be a stranger's. */}
      {(isConfirmed || role) && (
        <Select
          aria-label={t("users.roleOf", { email })}
          aria-disabled={isBusy}
          every={t("users.none")}
          chosen={role}
          choices={roles.toReversed().map((value) => ({ value, text: t(`word.${value}`) }))}
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
              })
            }
            className="size-5 accent-ink"
          />
          {t("users.requireStep")}
        </label>
      )}
    </div>
  );
}
