import { Share2 } from "lucide-react";
import { useState } from "react";
import type { Subject } from "../../../data/versions/subject.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { previewLinkTexts } from "../../../i18n/panel/preview-links.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { ShareDialog } from "./share-dialog.tsx";

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
