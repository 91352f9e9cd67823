import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { deleteLead, setLeadStatus } from "../../data/leads/admin-leads.ts";
import { listSuspected } from "../../data/leads/suspected-leads.ts";
import { undelete } from "../../data/trash/trash.ts";
import { formatTime } from "../../i18n/format.ts";
import { suspectedTexts } from "../../i18n/panel/suspected.en.ts";
import { Badge } from "../../ui/panel/status-badge.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { deletion } from "../kit/rows.tsx";

/** What looks like spam, to be made a lead after all. */
const screen = listScreen({
  texts: suspectedTexts,
  title: "suspected.title",
  about: "suspected.about",
  back: { to: href("/admin/leads"), text: "suspected.back" },
  width: "max-w-4xl",
  load: (db, _, cursor) => listSuspected(db, cursor),
  none: "suspected.none",
  row: (lead, { t, language }) => ({
    title: lead.company ? `${lead.name}, ${lead.company}` : lead.name,
    to: href("/admin/leads/:id", { id: lead.id }),
    badges: [
      <Badge key="suspicion" tone="warning">
        {t(`suspected.${lead.suspicion}`)}
      </Badge>,
    ],
    lines: [
      lead.email,
      lead.message && (
        <span key="message" lang={lead.language} className="line-clamp-4 whitespace-pre-line">
          {lead.message}
        </span>
      ),
    ],
    facts: [
      lead.kind === "contact"
        ? t("suspected.contact")
        : t("suspected.download", { page: lead.pageTitle ?? "" }),
      <time key="time" dateTime={lead.createdAt}>
        {formatTime(lead.createdAt, language)}
      </time>,
    ],
  }),
  actions: (lead, { t, may }) => [
    {
      text: t("suspected.accept"),
      work: () => setLeadStatus(accountDatabase(), lead.id, "new"),
      done: t("suspected.accepted", { name: lead.name }),
    },
    may("people") &&
      deletion(t, lead.name, {
        title: t("suspected.sure"),
        text: t("suspected.sureText"),
        work: () => deleteLead(accountDatabase(), lead),
        undo: () => undelete(accountDatabase(), lead.id),
      }),
  ],
});

export const { clientLoader, meta } = screen;
export default screen.ListPage;
