import { Share2 } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { getRequiredApproval, requireApproval } from "../../data/articles/opinions.ts";
import {
  createPreviewLink,
  isValidLink,
  listPreviewLinks,
  type PreviewLink,
  previewDays,
  revokePreviewLink,
} from "../../data/articles/preview-links.ts";
import type { Subject } from "../../data/versions/subject.ts";
import { type ListedVersion, versionsOf } from "../../data/versions/versions.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language, Translate } from "../../i18n/language-texts.ts";
import { previewLinkTexts } from "../../i18n/panel/preview-links.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { ShownOnce } from "../../ui/panel/shown-once.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { Rows } from "../kit/rows.tsx";
import { type FormValues, SmallForm } from "../kit/small-form.tsx";

/** Opens the preview links of a document. */
export function ShareButton({ subject }: { subject: Subject }) {
  const { t } = useLanguage(previewLinkTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${barButton} button-quiet`}>
        <Share2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t("share.open")}
      </button>
      {isOpen && <ShareDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Makes preview links of a document, and lists them. */
function ShareDialog({ subject, onClose }: { subject: Subject; onClose(): void }) {
  const { t } = useLanguage(previewLinkTexts);
  const { shared, reload } = usePreviewLinks(subject);
  return (
    <Dialog
      width="wide"
      title={t("share.title")}
      text={t("share.about")}
      close={t("word.close")}
      onClose={onClose}
    >
      {() =>
        shared === null || shared === "failed" ? (
          <p role="status" className="mt-6">
            {t(shared === null ? "word.loading" : "word.loadFailed")}
          </p>
        ) : (
          <>
            <LinkForm versions={shared.versions} onCreated={reload} />
            <ApprovalForm key={shared.required} subject={subject} name={shared.required} onChanged={reload} />
            <LinkList links={shared.links} onRevoked={reload} />
          </>
        )
      }
    </Dialog>
  );
}

type ApprovalFormProps = { subject: Subject; name: string; onChanged(): Promise<void> };

/** Says whose approval the document needs before it goes live. */
function ApprovalForm({ subject, name: required, onChanged }: ApprovalFormProps) {
  const { t } = useLanguage(previewLinkTexts);
  return (
    <SmallForm
      start={{ name: required }}
      fields={() => [{ name: "name", label: t("share.required"), hint: t("share.requiredHint"), max: 80 }]}
      submit={t("share.requiredSave")}
      save={async ({ name }) => {
        await requireApproval(accountDatabase(), subject, name);
        await onChanged();
        return t(name.trim() ? "share.requiredDone" : "share.requiredGone");
      }}
    />
  );
}

/** `required` is whose approval is needed; empty without. */
type Shared = { versions: readonly ListedVersion[]; links: readonly PreviewLink[]; required: string };

/** The newest versions of a document and its links; null while loading. `reload` reads them again. */
function usePreviewLinks({ kind, id }: Subject): {
  shared: Shared | "failed" | null;
  reload(): Promise<void>;
} {
  const [shared, setShared] = useState<Shared | "failed" | null>(null);
  const reload = useCallback(async () => {
    const db = accountDatabase();
    const loading = Promise.all([
      versionsOf(db, { kind, id }).list(null),
      listPreviewLinks(db, id),
      getRequiredApproval(db, id),
    ]);
    const loaded = await orNull(
      loading.then(([{ versions }, links, required]) => ({ versions, links, required: required ?? "" })),
    );
    setShared((before) => loaded ?? before ?? "failed");
  }, [kind, id]);
  useEffect(() => void reload(), [reload]);
  return { shared, reload };
}

type LinkListProps = { links: readonly PreviewLink[]; onRevoked(): Promise<void> };

/** The links of an article, the newest first. */
function LinkList({ links, onRevoked }: LinkListProps) {
  const { language, t } = useLanguage(previewLinkTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = ({ otm_versions, created_at }: PreviewLink) => ({
    number: otm_versions?.number ?? "",
    time: formatTime(created_at, language),
  });
  return (
    <section aria-label={t("share.links")} className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t("share.links")}
      </h3>
      {links.length === 0 && <p className="mt-2 text-ink-soft">{t("share.none")}</p>}
      <Rows
        isInCard
        heading="h4"
        left={heading}
        rows={links}
        shown={(link) => ({
          title: t("share.made", nameOf(link)),
          isFaint: !isValidLink(link),
          lines: [validity(link, language, t), openings(link, language, t)],
        })}
        actions={(link) => [
          isValidLink(link) && {
            text: t("word.revoke"),
            label: t("share.revokeNamed", nameOf(link)),
            ask: {
              title: t("share.sure"),
              text: t("share.sureText"),
              confirm: t("word.revoke"),
              work: () => revokePreviewLink(accountDatabase(), link.id).finally(onRevoked),
              done: t("share.revokeDone"),
            },
          },
        ]}
      />
    </section>
  );
}

type T = Translate<keyof typeof previewLinkTexts.en>;

function validity(link: PreviewLink, language: Language, t: T): string {
  if (link.revoked_at) return t("share.revoked", { time: formatTime(link.revoked_at, language) });
  return t(isValidLink(link) ? "word.until" : "share.ended", {
    time: formatTime(link.expires_at, language),
  });
}

function openings({ opens, last_opened_at }: PreviewLink, language: Language, t: T): string {
  if (!last_opened_at) return t("share.never");
  return t(opens === 1 ? "share.openedOnce" : "share.opened", {
    count: opens,
    time: formatTime(last_opened_at, language),
  });
}

type LinkFormProps = { versions: readonly ListedVersion[]; onCreated(): Promise<void> };

type Field = "version" | "days" | "mail";

/** Makes a link to the newest version, or another one. */
function LinkForm({ versions, onCreated }: LinkFormProps) {
  const { language, t } = useLanguage(previewLinkTexts);
  const [link, setLink] = useState<string | null>(null);

  async function create({ version, days, mail }: FormValues<Field>): Promise<string> {
    const valid = previewDays.find((count) => String(count) === days) ?? 7;
    const token = await createPreviewLink(accountDatabase(), version, valid, mail === "daily");
    setLink(location.origin + href("/preview/:token", { token }));
    await onCreated();
    return t("share.created");
  }

  return (
    <>
      <SmallForm<Field>
        start={{ version: versions[0]?.id ?? "", days: "7", mail: "no" }}
        fields={() => [
          {
            name: "version",
            label: t("word.version"),
            choices: versions.map((version, index) => [
              version.id,
              t(index === 0 ? "share.newest" : "share.older", {
                number: version.number,
                kind: t(`share.kind.${version.kind}`),
                time: formatTime(version.createdAt, language),
              }),
            ]),
          },
          {
            name: "days",
            label: t("word.valid"),
            choices: previewDays.map((count) => [
              String(count),
              count === 1 ? t("share.day") : t("word.days", { count }),
            ]),
          },
          {
            name: "mail",
            label: t("share.mail"),
            choices: [
              ["no", t("share.mail.no")],
              ["daily", t("share.mail.daily")],
            ],
          },
        ]}
        columns="sm:grid-cols-[1fr_9rem]"
        save={create}
        submit={t("share.create")}
        busy={t("share.creating")}
      />
      {link && (
        <div className="mt-4">
          <ShownOnce key={link} label={t("share.link")} value={link} note={t("share.once")} />
        </div>
      )}
    </>
  );
}
