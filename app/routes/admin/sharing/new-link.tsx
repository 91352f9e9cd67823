import { useEffect, useId, useRef } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { previewLinkTexts } from "../../../i18n/panel/preview-links.en.ts";
import { CopyButton } from "../../../ui/panel/copy-button.tsx";

/** The address of a new link, selected; the server can't show it again. */
export function NewLink({ link }: { link: string }) {
  const { t } = useLanguage(previewLinkTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className="rounded-card bg-success-soft p-4 sm:col-span-2">
      <label htmlFor={id} className="font-semibold">
        {t("share.link")}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={link}
        aria-describedby={`${id}-once`}
        className="field mt-2"
      />
      <p id={`${id}-once`} className="mt-2 text-small">
        {t("share.once")}
      </p>
      <CopyButton text={link} />
    </div>
  );
}
