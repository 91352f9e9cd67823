import { useRef } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { AccountProblem } from "../../../data/accounts/account-problem.ts";
import { type Invitation, resendInvitation, withdrawInvitation } from "../../../data/accounts/invitations.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { Rows } from "../../kit/rows.tsx";
import { RoleBadge } from "./role-badge.tsx";

/** The open invitations, each of which can be sent again or withdrawn. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { language, t } = useLanguage(userPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);

  function explain(cause: unknown): string | undefined {
    if (!(cause instanceof AccountProblem)) return;
    if (cause.kind === "gone") return t("users.invitationGone");
    return cause.kind === "too often" ? t("users.tooOften") : undefined;
  }

  return (
    <Card title={t("users.invitations")} heading={heading}>
      <Rows
        isInCard
        heading="h3"
        left={heading}
        rows={invitations}
        shown={({ email, role, expiresAt, mailState }) => ({
          title: email,
          badges: [<RoleBadge key="role" role={role} />],
          facts: [
            new Date(expiresAt) <= new Date() ? (
              <span key="until" className="text-warning">
                {t("users.expired")}
              </span>
            ) : (
              t("users.openUntil", { time: formatTime(expiresAt, language) })
            ),
            mailState === "queued" && t("users.mailQueued"),
            mailState === "failed" && (
              <span key="mail" className="text-error">
                {t("users.mailFailed")}
              </span>
            ),
          ],
        })}
        actions={({ id, email }) => [
          {
            text: t("users.sendAgain"),
            work: () => resendInvitation(accountDatabase(), id),
            done: t("users.invited", { email }),
            failed: explain,
          },
          {
            text: t("users.withdraw"),
            work: () => withdrawInvitation(accountDatabase(), id),
            done: t("users.withdrawn"),
            failed: explain,
          },
        ]}
      />
    </Card>
  );
}
