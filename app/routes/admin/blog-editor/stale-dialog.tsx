import { useEffect, useId, useRef } from "react";
import type { StoredArticle } from "../../../data/admin-article.ts";
import type { ArticleForm } from "../../../data/article-form.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel-editor.ts";
import { type Difference, differencesOf } from "./differences.ts";

type StaleDialogProps = {
  mine: ArticleForm;
  theirs: StoredArticle;
  nameOf(id: string): string;
  isBusy: boolean;
  onKeepMine(): void;
  onKeepTheirs(): void;
  onClose(): void;
};

/** Both versions of an article that two people saved at once, part by part, and the choice between them. */
export function StaleDialog({ mine, theirs, nameOf, isBusy, ...choices }: StaleDialogProps) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={choices.onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100vw-2rem))] rounded-card bg-white p-5 text-ink shadow-raised backdrop:bg-ink/50 sm:p-7"
    >
      <h2 id={`${id}-title`} className="text-title-3">
        {t("editor.stale")}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-ink-soft">
        {t("editor.staleText")}
      </p>
      <ul className="mt-5 grid gap-5">
        {differencesOf(mine, theirs.form, nameOf).map((difference) => (
          <li key={difference.part}>
            <Versions {...difference} />
          </li>
        ))}
      </ul>
      <p className="mt-7 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={choices.onClose} className="button button-quiet">
          {t("editor.later")}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={choices.onKeepTheirs}
          className="button button-quiet"
        >
          {t("editor.keepTheirs")}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={choices.onKeepMine}
          className="button button-primary"
        >
          {t("editor.keepMine")}
        </button>
      </p>
    </dialog>
  );
}

function Versions({ part, mine, theirs }: Difference) {
  const { t } = useLanguage(editorTexts);
  const versions = [
    { name: t("editor.mine"), text: mine },
    { name: t("editor.theirs"), text: theirs },
  ];
  return (
    <>
      <h3 className="font-semibold">{t(part)}</h3>
      <dl className="mt-2 grid gap-3 md:grid-cols-2">
        {versions.map(({ name, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-soft text-small">{name}</dt>
            {/* The dialog scrolls as a whole: what scrolls within it would be out of a keyboard's reach. */}
            <dd className="whitespace-pre-wrap rounded-small border border-line bg-paper p-3 text-small [overflow-wrap:anywhere]">
              {text || t("editor.empty")}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
