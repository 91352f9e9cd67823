import { Share2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { listPreviewLinks, type PreviewLink } from "../../data/articles/preview-links.ts";
import type { Subject } from "../../data/versions/subject.ts";
import { type ListedVersion, versionsOf } from "../../data/versions/versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { previewLinkTexts } from "../../i18n/panel/preview-links.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
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
            <LinkList links={shared.links} onRevoked={reload} />
          </>
        )
      }
    </Dialog>
  );
}

type Shared = { versions: readonly ListedVersion[]; links: readonly PreviewLink[] };

/** The newest versions of a document and its links; null while loading. `reload` reads them again. */
function usePreviewLinks({ kind, id }: Subject): {
  shared: Shared | "failed" | null;
  reload(): Promise<void>;
} {
  const [shared, setShared] = useState<Shared | "failed" | null>(null);
  const reload = useCallback(async () => {
    const db = accountDatabase();
    const loading = Promise.all([versionsOf(db, { kind, id }).list(null), listPreviewLinks(db, id)]);
    const loaded = await orNull(loading.then(([{ versions }, links]) => ({ versions, links })));
    setShared((before) => loaded ?? before ?? "failed");
  }, [kind, id]);
  useEffect(() => void reload(), [reload]);
  return { shared, reload };
}
