import { href, Link } from "react-router";
import type { StoredLead } from "../../../data/leads/admin-lead.ts";
import type { Lead } from "../../../data/leads/admin-leads.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { asLanguage } from "../../../i18n/language-texts.ts";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { Fact } from "../../../ui/panel/fact.tsx";

export function LeadFacts({ lead }: { lead: StoredLead }) {
  const { language, t } = useLanguage(leadPanelTexts);
  return (
    <Card title={t("lead.person")}>
      <dl className="mt-4 grid gap-3">
        <Fact name={t("lead.name")}>{lead.name}</Fact>
        <Fact name={t("lead.email")}>
          <a href={`mailto:${encodeURIComponent(lead.email)}`} className="text-link standalone-link">
            {lead.email}
          </a>
        </Fact>
        <Fact name={t("lead.phone")}>
          {lead.phone && (
            <a href={`tel:${lead.phone.replace(/[^\d+]/g, "")}`} className="text-link standalone-link">
              {lead.phone}
            </a>
          )}
        </Fact>
        <Fact name={t("lead.company")}>{lead.company}</Fact>
        <Fact name={t("lead.language")}>{t(`lead.${asLanguage(lead.language)}`)}</Fact>
        <Fact name={t("lead.page")}>{lead.kind === "download" && <DownloadPage lead={lead} />}</Fact>
        <Fact name={t("lead.file")}>
          {lead.opened &&
            t(lead.opened.times === 1 ? "lead.openedOnce" : "lead.opened", {
              count: lead.opened.times,
              time: formatTime(lead.opened.lastAt, language),
            })}
        </Fact>
      </dl>
    </Card>
  );
}

/** The download page by its former title; a link while it exists. */
function DownloadPage({ lead: { pageId, pageSlug, pageTitle } }: { lead: Lead }) {
  const { t } = useLanguage(leadPanelTexts);
  const name = pageTitle ?? pageSlug ?? "";
  if (!pageId) return t("lead.pageGone", { slug: name });
  return (
    <Link to={href("/admin/download-pages/:id", { id: pageId })} className="text-link standalone-link">
      {name}
    </Link>
  );
}
