import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { isValidLink, type PreviewLink, revokePreviewLink } from "../../../data/articles/preview-links.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { previewLinkTexts } from "../../../i18n/panel/preview-links.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { isFocusLost } from "../../../ui/panel/hooks/is-focus-lost.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

type LinkListProps = { links: readonly PreviewLink[]; onRevoked(): Promise<void> };

/** The links of an article, the newest first. */
export function LinkList({ links, onRevoked }: LinkListProps) {
  const { t } = useLanguage(previewLinkTexts);
  const [chosen, setChosen] = useState<PreviewLink | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  return (
    <section aria-label={t("share.links")} className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t("share.links")}
      </h3>
      {links.length === 0 && <p className="mt-2 text-ink-soft">{t("share.none")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => setChosen(link)} />
        ))}
      </ul>
      {chosen && (
        <RevokeDialog
          link={chosen}
          onClose={() => setChosen(null)}
          onRevoked={async () => {
            await onRevoked();
            // The button that opened the dialog is gone, unless that failed.
            focusAfter(() => (isFocusLost() ? heading.current : null));
          }}
        />
      )}
    </section>
  );
}

function LinkRow({ link, onRevoke }: { link: PreviewLink; onRevoke(): void }) {
  const { language, t } = useLanguage(previewLinkTexts);
  const isValid = isValidLink(link);
  const number = link.otm_versions?.number ?? "";
  const time = formatTime(link.created_at, language);
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 ${isValid ? "" : "text-ink-soft"}`}
    >
      <div className="min-w-0">
        <p className={isValid ? "font-semibold" : ""}>{t("share.made", { number, time })}</p>
        <p className="text-small">{validity(link, language, t)}</p>
        <p className="text-small">{openings(link, language, t)}</p>
      </div>
      {isValid && (
        <button
          type="button"
          aria-label={t("share.revokeNamed", { number, time })}
          onClick={onRevoke}
          className={smallButton}
        >
          {t("share.revoke")}
        </button>
      )}
    </li>
  );
}

type Translate = ReturnType<typeof useLanguage<keyof (typeof previewLinkTexts)["en"]>>["t"];

function validity(link: PreviewLink, language: Language, t: Translate): string {
  if (link.revoked_at) return t("share.revoked", { time: formatTime(link.revoked_at, language) });
  return t(isValidLink(link) ? "share.until" : "share.ended", {
    time: formatTime(link.expires_at, language),
  });
}

function openings({ opens, last_opened_at }: PreviewLink, language: Language, t: Translate): string {
  if (!last_opened_at) return t("share.never");
  return t(opens === 1 ? "share.openedOnce" : "share.opened", {
    count: opens,
    time: formatTime(last_opened_at, language),
  });
}

type RevokeDialogProps = { link: PreviewLink; onClose(): void; onRevoked(): Promise<void> };

function RevokeDialog({ link, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useLanguage(previewLinkTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();

  async function revoke(): Promise<void> {
    const messages = { done: t("share.revokeDone"), failed: t("share.revokeFailed") };
    await act(() => revokePreviewLink(accountDatabase(), link.id), messages);
    onClose();
    await onRevoked();
  }

  return (
    <ConfirmDialog
      title={t("share.sure")}
      text={t("share.sureText")}
      cancel={panel("panel.cancel")}
      confirm={t("share.revoke")}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void revoke()}
    />
  );
}
