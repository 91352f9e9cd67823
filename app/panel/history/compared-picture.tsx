import type { Words } from "../../html/compare/words.ts";
import { imageAddress } from "../../html/safe-address.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { ChangedWords } from "../../ui/panel/changed-words.tsx";
import { useImageFailure } from "../../ui/pictures/use-image-failure.ts";

/** A small picture with the words about it. */
export function ComparedPicture({ src, words }: { src: string; words: readonly Words[] }) {
  const { language, t } = useLanguage(historyTexts);
  const { hasFailed, image } = useImageFailure(src);
  const address = src.startsWith("data:") ? null : imageAddress(src);
  return (
    <figure className="flex min-w-0 items-start gap-4">
      {address && !hasFailed && (
        <img
          {...image}
          src={address}
          alt=""
          loading="lazy"
          className="h-20 w-28 shrink-0 rounded-small border border-line bg-paper object-contain"
        />
      )}
      <figcaption className="min-w-0">
        <span className="block text-ink-soft text-small" lang={language}>
          {src.startsWith("data:") ? t("word.embedded") : t("history.pictureAddress", { address: src })}
        </span>
        {words.length === 0 ? t("history.withoutDescription") : <ChangedWords words={words} />}
      </figcaption>
    </figure>
  );
}
