import type { Subject } from "../../../data/versions/subject.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { previewLinkTexts } from "../../../i18n/panel/preview-links.en.ts";
import { Dialog } from "../../../panel/kit/dialog.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { usePreviewLinks } from "./use-preview-links.ts";

/** Makes preview links of a document, and lists them. */
export function ShareDialog({ subject, onClose }: { subject: Subject; onClose(): void }) {
  const { t } = useLanguage(previewLinkTexts);
  const { shared, reload } = usePreviewLinks(subject);
  return (
    <Dialog
      isWide
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
