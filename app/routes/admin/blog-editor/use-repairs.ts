import { useEffect, useRef, useState } from "react";
import type { ArticleForm } from "../../../content/article.ts";
import type { Remark } from "../../../data/articles/checklist.ts";
import { withLinksToEmbeds } from "../../../html/embeds.ts";
import { picturesOfHost, withPicture } from "../../../html/pictures-elsewhere.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { checklistTexts } from "../../../i18n/panel/checklist.en.ts";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { describeFileProblem } from "../../../panel/media/describe-file-problem.ts";
import { RejectedPicture, sendPicture } from "../../../panel/media/send-picture.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";
import { PictureElsewhereError, pictureFromElsewhere } from "./picture-from-elsewhere.ts";

/** Does what the button of a remark says, one after the other. */
export function useRepairs(form: ArticleForm, onChange: (form: ArticleForm) => void) {
  const { t } = useLanguage(checklistTexts);
  const { language: uiLanguage, t: media } = useLanguage(mediaPanelTexts);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  /** The writer may go on while a picture is fetched. */
  const latest = useRef({ form, onChange });
  useEffect(() => {
    latest.current = { form, onChange };
  });

  function changeText(language: Language, write: (html: string) => string): void {
    const { form, onChange } = latest.current;
    onChange({ ...form, content: { ...form.content, [language]: write(form.content[language]) } });
  }

  async function bring(host: string, language: Language): Promise<void> {
    setBusy(true);
    try {
      for (const source of picturesOfHost(form.content[language], host)) {
        const address = await sendPicture(await pictureFromElsewhere(source), () => {});
        changeText(language, (html) => withPicture(html, source, address));
      }
      toast({ tone: "success", title: t("checklist.brought"), text: t("checklist.broughtAbout", { host }) });
    } catch (error) {
      const title = t("checklist.notBrought");
      if (error instanceof PictureElsewhereError)
        toast({ tone: "destructive", title, text: t(`checklist.${error.reason}`, { host }) });
      else if (error instanceof RejectedPicture)
        toast({ tone: "destructive", title, text: describeFileProblem(error, uiLanguage, media) });
      else throw error;
    } finally {
      setBusy(false);
    }
  }

  function repair({ repair, language }: Remark): void {
    if (isBusy || !repair || !language) return;
    if (repair.with === "picture") void bring(repair.host, language);
    else changeText(language, (html) => withLinksToEmbeds(html, repair.host));
  }

  return { isBusy, repair };
}
