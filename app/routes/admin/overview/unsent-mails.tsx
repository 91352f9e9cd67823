import { href, Link } from "react-router";
import type { UnsentMail } from "../../../data/leads/unsent-mails.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type OverviewKey, overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { Badge } from "../../../ui/panel/status-badge.tsx";
import { Rows } from "./card.tsx";

/** Mails that were not sent; those of a lead are sent again on its screen. */
export function UnsentMails({ mails }: { mails: readonly UnsentMail[] }) {
  const { t, language } = useLanguage(overviewTexts);
  if (mails.length === 0) return null;
  return (
    <Rows>
      {mails.map((mail) => {
        const what = t(describeKind(mail.kind), { recipient: mail.recipient ?? "" });
        return (
          <li key={mail.id} className="py-2.5 [overflow-wrap:anywhere]">
            <p>
              <span className="mr-3">
                <Badge tone={mail.isRetried ? "warning" : "error"}>
                  {t(mail.isRetried ? "overview.mail.retried" : "overview.mail.failed")}
                </Badge>
              </span>
              {mail.leadId ? (
                <Link to={href("/admin/leads/:id", { id: mail.leadId })} className="text-link">
                  {what}
                </Link>
              ) : (
                <span className="font-semibold">{what}</span>
              )}
            </p>
            <p className="flex flex-wrap gap-x-3 text-ink-soft text-small">
              <time dateTime={mail.createdAt}>
                {t("overview.mail.from", { time: formatTime(mail.createdAt, language) })}
              </time>
            </p>
            {mail.lastError && (
              <ForTechnicians>
                <p>{t("overview.mail.error", { text: mail.lastError })}</p>
              </ForTechnicians>
            )}
          </li>
        );
      })}
    </Rows>
  );
}

function describeKind(kind: string): OverviewKey {
  if (kind.endsWith("-notice")) return "overview.mail.notice";
  if (kind.endsWith("-confirmation")) return "overview.mail.confirmation";
  if (kind === "lead-reply") return "overview.mail.reply";
  if (kind === "leads-waiting") return "overview.mail.waiting";
  if (kind === "appointment-notice") return "overview.mail.appointment";
  if (kind === "backup-overdue") return "overview.mail.backup";
  return kind === "schedule-failed" ? "overview.mail.schedule" : "overview.mail.other";
}
