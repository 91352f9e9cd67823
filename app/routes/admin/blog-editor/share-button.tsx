import { Share2 } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { previewLinkTexts } from "../../../i18n/panel/preview-links.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { ShareDialog } from "./share/share-dialog.tsx";

/** Opens the preview links of an article. */
export function ShareButton({ articleId }: { articleId: string }) {
  const { t } = useLanguage(previewLinkTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${barButton} button-quiet`}>
        <Share2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t("share.open")}
      </button>
      {isOpen && <ShareDialog articleId={articleId} onClose={() => setOpen(false)} />}
    </>
  );
}
