import { useRef } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { isValidLink, type PreviewLink, revokePreviewLink } from "../../data/articles/preview-links.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language, Translate } from "../../i18n/language-texts.ts";
import { previewLinkTexts } from "../../i18n/panel/preview-links.en.ts";
import { Rows } from "../kit/rows.tsx";

type LinkListProps = { links: readonly PreviewLink[]; onRevoked(): Promise<void> };

/** The links of an article, the newest first. */
export function LinkList({ links, onRevoked }: LinkListProps) {
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
            text: t("share.revoke"),
            label: t("share.revokeNamed", nameOf(link)),
            ask: {
              title: t("share.sure"),
              text: t("share.sureText"),
              confirm: t("share.revoke"),
              work: () => revokePreviewLink(accountDatabase(), link.id).finally(onRevoked),
              done: t("share.revokeDone"),
              failed: t("share.revokeFailed"),
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
  return t(isValidLink(link) ? "share.until" : "share.ended", {
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
