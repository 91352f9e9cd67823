import { href } from "react-router";
import type { UnsentMail } from "../../../data/leads/unsent-mails.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type OverviewKey, overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { Rows } from "../../../panel/kit/rows.tsx";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { Badge } from "../../../ui/panel/status-badge.tsx";

/** Mails that were not sent; those of a lead are sent again on its screen. */
export function UnsentMails({ mails }: { mails: readonly UnsentMail[] }) {
  const { t, language } = useLanguage(overviewTexts);
  return (
    <Rows
      isInCard
      heading="h3"
      rows={mails}
      shown={({ kind, recipient, isRetried, leadId, createdAt, lastError }) => ({
        title: t(describeKind(kind), { recipient: recipient ?? "" }),
        ...(leadId && { to: href("/admin/leads/:id", { id: leadId }) }),
        badges: [
          <Badge key="state" tone={isRetried ? "warning" : "error"}>
            {t(isRetried ? "overview.mail.retried" : "overview.mail.failed")}
          </Badge>,
        ],
        facts: [
          <time key="time" dateTime={createdAt}>
            {t("overview.mail.from", { time: formatTime(createdAt, language) })}
          </time>,
        ],
        more: lastError && (
          // Above the link of the row.
          <div className="relative">
            <ForTechnicians>
              <p>{t("overview.mail.error", { text: lastError })}</p>
            </ForTechnicians>
          </div>
        ),
      })}
    />
  );
}

function describeKind(kind: string): OverviewKey {
  if (kind.endsWith("-notice")) return "overview.mail.notice";
  if (kind.endsWith("-confirmation")) return "overview.mail.confirmation";
  if (kind === "lead-reply") return "overview.mail.reply";
  if (kind === "leads-waiting") return "overview.mail.waiting";
  if (kind === "appointment-notice") return "overview.mail.appointment";
  if (kind === "preview-comments") return "overview.mail.comments";
  if (kind === "form-broken") return "overview.mail.form";
  if (kind === "backup-overdue") return "overview.mail.backup";
  return kind === "schedule-failed" ? "overview.mail.schedule" : "overview.mail.other";
}
