import { type ReactNode, useMemo, useRef } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  type CallTimes,
  type LeadAnswer,
  type LeadMail,
  notesLimit,
  resendMail,
  type StoredLead,
} from "../../../data/leads/admin-lead.ts";
import type { Lead } from "../../../data/leads/admin-leads.ts";
import { type Visit, visitParts } from "../../../data/leads/lead-visit.ts";
import type { ProposedReply } from "../../../data/leads/proposed-reply.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { asLanguage, type Language, type Translate } from "../../../i18n/language-texts.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { ConflictDialog } from "../../../panel/editing/conflict-dialog.tsx";
import { RestoredNote } from "../../../panel/editing/restored-note.tsx";
import { Rows } from "../../../panel/kit/rows.tsx";
import { Card, cardBox } from "../../../ui/panel/card.tsx";
import { Fact } from "../../../ui/panel/fact.tsx";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { useQueuePolling } from "../../../ui/panel/hooks/use-queue-polling.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { Badge, sendingTones } from "../../../ui/panel/status-badge.tsx";
import { LeadAnswers } from "./lead-answers.tsx";
import { LeadBar } from "./lead-bar.tsx";
import { LeadReply } from "./lead-reply.tsx";
import { ProposedReplyCard } from "./proposed-reply.tsx";
import { type Notes, useNotes } from "./use-notes.ts";
import { type Reply, useReply } from "./use-reply.ts";

type LeadScreenProps = {
  lead: StoredLead;
  mails: readonly LeadMail[] | null;
  answers: readonly LeadAnswer[] | null;
  /** Null without moments, and when they could not be loaded. */
  calls: CallTimes | null;
  /** Null without one, and when it could not be loaded. */
  proposed: ProposedReply | null;
};

export function LeadScreen({ lead, mails, answers, calls, proposed }: LeadScreenProps) {
  const notes = useNotes(lead);
  const reply = useReply(lead, answers ?? []);
  const restoredAt = notes.edits.restoredAt ?? reply.edits.restoredAt;

  function discardAll(): void {
    notes.edits.discardAll();
    reply.close();
  }

  return (
    <>
      <LeadBar lead={lead} edits={{ isDirty: notes.edits.isDirty || reply.edits.isDirty, discardAll }} />
      {restoredAt && <RestoredNote time={restoredAt} onDiscard={discardAll} />}
      {/* What stays of the height of the second column goes to the last row of the first. */}
      <div className="grid max-w-5xl items-start gap-6 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_auto_1fr]">
        <LeadMessage lead={lead} reply={reply} answers={answers ?? []} calls={calls} proposed={proposed} />
        <div className="grid gap-6 lg:col-start-2 lg:row-span-4">
          <LeadFacts lead={lead} />
          <LeadVisit visit={lead.visit} />
        </div>
        <LeadAnswers answers={answers} />
        <LeadNotes notes={notes} />
        <LeadMails mails={mails} />
      </div>
    </>
  );
}

type LeadMessageProps = Pick<LeadScreenProps, "calls" | "proposed"> & {
  lead: Lead;
  reply: Reply;
  answers: readonly LeadAnswer[];
};

function LeadMessage({ lead, reply, answers, calls, proposed }: LeadMessageProps) {
  const { t } = useLanguage(leadPanelTexts);
  return (
    <Card title={t(lead.kind === "contact" ? "lead.message" : "lead.remarks")}>
      {lead.message ? (
        <p lang={lead.language} className="mt-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {lead.message}
        </p>
      ) : (
        <p className="mt-3 text-ink-soft">{t("lead.noRemarks")}</p>
      )}
      {proposed && !reply.isOpen && (
        <div className="mt-5">
          <ProposedReplyCard leadId={lead.id} language={lead.language} proposed={proposed} reply={reply} />
        </div>
      )}
      <LeadReply lead={lead} reply={reply} answers={answers} calls={calls} />
    </Card>
  );
}

/** The internal notes on a lead. */
function LeadNotes({ notes }: { notes: Notes }) {
  const { t } = useLanguage(leadPanelTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  return (
    <section aria-label={t("lead.notes")} className={cardBox}>
      <PanelField
        label={t("lead.notes")}
        hint={t("lead.notesHint")}
        value={notes.text}
        max={notesLimit}
        rows={5}
        onChange={notes.write}
      />
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <button
          type="button"
          aria-disabled={notes.isSaving}
          onClick={() => void notes.save()}
          className="button button-primary"
        >
          {t(notes.isSaving ? "word.saving" : "lead.saveNotes")}
        </button>
        <span role="status" className="text-small">
          {notes.edits.isDirty && field("word.unsaved")}
        </span>
      </p>
      {notes.resolution && <ConflictDialog {...notes.resolution} nameOf={() => t("lead.notes")} />}
    </section>
  );
}

function LeadVisit({ visit }: { visit: Visit }) {
  const { t } = useLanguage(leadPanelTexts);
  const isKnown = visitParts.some((part) => visit[part]);
  return (
    <Card title={t("lead.visit")}>
      {isKnown ? (
        <dl className="mt-4 grid gap-3">
          {visitParts.map((part) => (
            <Fact key={part} name={t(`lead.${part}`)}>
              {visit[part]}
            </Fact>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-ink-soft">{t("lead.visitUnknown")}</p>
      )}
    </Card>
  );
}

function LeadFacts({ lead }: { lead: StoredLead }) {
  const { language, t } = useLanguage(leadPanelTexts);
  return (
    <Card title={t("lead.person")}>
      <dl className="mt-4 grid gap-3">
        <Fact name={t("word.name")}>{lead.name}</Fact>
        <Fact name={t("word.email")}>
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
        <Fact name={t("word.language")}>{t(`word.${asLanguage(lead.language)}`)}</Fact>
        <Fact name={t("word.downloadPage")}>{lead.kind === "download" && <DownloadPage lead={lead} />}</Fact>
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

/** The mails of a lead with their states; null when they failed to load. */
function LeadMails({ mails }: { mails: readonly LeadMail[] | null }) {
  const { language, t } = useLanguage(leadPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // Replies are shown with the answers.
  const rows = useMemo(() => (mails ?? []).filter(({ kind }) => kind !== "lead-reply"), [mails]);
  useQueuePolling(rows);
  return (
    <Card title={t("lead.mails")} heading={heading}>
      {rows.length === 0 && (
        <p className="mt-3 text-ink-soft">{t(mails ? "lead.noMails" : "word.loadFailed")}</p>
      )}
      <Rows
        isInCard
        heading="h3"
        left={heading}
        rows={rows}
        shown={(mail) => ({
          title: t(mail.kind.endsWith("-notice") ? "lead.notice" : "lead.confirmation"),
          badges: [
            <Badge key="state" tone={sendingTones[mail.state]}>
              {t(`lead.${mail.state}`)}
            </Badge>,
          ],
          facts: storyOf(mail, t, language),
          more: mail.state !== "sent" && mail.lastError && (
            <ForTechnicians>
              <p>{t("lead.lastError", { text: mail.lastError })}</p>
            </ForTechnicians>
          ),
        })}
        actions={({ id, state }) => [
          state !== "queued" && {
            text: t("lead.resend"),
            work: () => resendMail(accountDatabase(), id),
            done: t("lead.resent"),
          },
        ]}
      />
    </Card>
  );
}

/** The times of a mail. */
function storyOf(
  { recipient, state, sentAt, createdAt, lastError, nextTryAt, tries }: LeadMail,
  t: Translate<keyof typeof leadPanelTexts.nl>,
  language: Language,
): readonly ReactNode[] {
  const at = (time: string) => ({ time: formatTime(time, language) });
  return [
    recipient,
    sentAt ? t("lead.sentAt", at(sentAt)) : t("lead.queuedAt", at(createdAt)),
    state === "queued" && lastError && nextTryAt && t("lead.nextTry", at(nextTryAt)),
    state !== "sent" && tries > 1 && t("lead.tries", { count: tries }),
  ];
}
