import { accountDatabase } from "../../../account/account-database.ts";
import { AccountProblem } from "../../../data/accounts/account-problem.ts";
import { type Invitation, resendInvitation, withdrawInvitation } from "../../../data/accounts/invitations.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { RoleBadge } from "./role-badge.tsx";

/** The open invitations, each of which can be sent again or withdrawn. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useLanguage(userPanelTexts);
  return (
    <Card title={t("users.invitations")} className="px-5 pt-4 pb-2 sm:px-6">
      <ul className="mt-1 divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { language, t } = useLanguage(userPanelTexts);
  const { isBusy, act } = useAction();
  const { id, email, role, expiresAt, mailState } = invitation;
  const isExpired = new Date(expiresAt) <= new Date();

  function explain(cause: unknown, otherwise: string): string {
    if (!(cause instanceof AccountProblem)) return otherwise;
    if (cause.kind === "gone") return t("users.invitationGone");
    return cause.kind === "too often" ? t("users.tooOften") : otherwise;
  }

  const resend = () =>
    act(() => resendInvitation(accountDatabase(), id), {
      done: t("users.invited", { email }),
      failed: (cause) => explain(cause, t("users.inviteFailed")),
    });
  const withdraw = () =>
    act(() => withdrawInvitation(accountDatabase(), id), {
      done: t("users.withdrawn"),
      failed: (cause) => explain(cause, t("users.withdrawFailed")),
    });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{email}</span>
          <RoleBadge role={role} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-small">
          {isExpired ? (
            <span className="text-warning">{t("users.expired")}</span>
          ) : (
            <span>{t("users.openUntil", { time: formatTime(expiresAt, language) })}</span>
          )}
          {mailState === "queued" && <span>{t("users.mailQueued")}</span>}
          {mailState === "failed" && <span className="text-error">{t("users.mailFailed")}</span>}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-label={t("users.sendAgainTo", { email })}
          aria-disabled={isBusy}
          onClick={() => isBusy || void resend()}
          className={smallButton}
        >
          {t("users.sendAgain")}
        </button>
        <button
          type="button"
          aria-label={t("users.withdrawFor", { email })}
          aria-disabled={isBusy}
          onClick={() => isBusy || void withdraw()}
          className={smallButton}
        >
          {t("users.withdraw")}
        </button>
      </p>
    </li>
  );
}
