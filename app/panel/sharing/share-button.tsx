import { Share2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { getRequiredApproval, requireApproval } from "../../data/articles/opinions.ts";
import { listPreviewLinks, type PreviewLink } from "../../data/articles/preview-links.ts";
import type { Subject } from "../../data/versions/subject.ts";
import { type ListedVersion, versionsOf } from "../../data/versions/versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { previewLinkTexts } from "../../i18n/panel/preview-links.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { SmallForm } from "../kit/small-form.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";

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
      close={t("share.close")}
      onClose={onClose}
    >
      {() =>
        shared === null || shared === "failed" ? (
          <p role="status" className="mt-6">
            {t(shared === null ? "share.loading" : "share.loadFailed")}
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
      failed={t("share.requiredFailed")}
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
