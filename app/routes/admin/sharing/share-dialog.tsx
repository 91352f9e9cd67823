import { useId } from "react";
import type { Subject } from "../../../data/versions/subject.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { previewLinkTexts } from "../../../i18n/panel/preview-links.en.ts";
import { useModal } from "../../../ui/primitives/use-modal.ts";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { usePreviewLinks } from "./use-preview-links.ts";

/** Makes preview links of a document, and lists them. */
export function ShareDialog({ subject, onClose }: { subject: Subject; onClose(): void }) {
  const { t } = useLanguage(previewLinkTexts);
  const id = useId();
  const dialog = useModal();
  const { shared, reload } = usePreviewLinks(subject);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // In React the close of a dialog inside this one bubbles.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="m-auto w-[min(44rem,calc(100vw-2rem))] rounded-card bg-white p-5 text-ink shadow-raised backdrop:bg-ink/50 sm:p-7"
    >
      <h2 id={`${id}-title`} className="text-title-3">
        {t("share.title")}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-ink-soft">
        {t("share.about")}
      </p>
      {shared === null || shared === "failed" ? (
        <p role="status" className="mt-6">
          {t(shared === null ? "share.loading" : "share.loadFailed")}
        </p>
      ) : (
        <>
          <LinkForm versions={shared.versions} onCreated={reload} />
          <LinkList links={shared.links} onRevoked={reload} />
        </>
      )}
      <p className="mt-7 flex justify-end">
        <button type="button" onClick={() => dialog.current?.close()} className="button button-quiet">
          {t("share.close")}
        </button>
      </p>
    </dialog>
  );
}
