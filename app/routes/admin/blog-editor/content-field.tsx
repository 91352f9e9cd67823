import { X } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { sessionStorage } from "../../../account/session-storage.ts";
import { countWords, minutesOf } from "../../../data/articles/reading-time.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { richTextTexts } from "../../../i18n/panel/rich-text.en.ts";
import type { BoundField } from "../../../panel/editing/bind-part.ts";
import { useHasPendingUploads } from "../../../panel/media/pending-uploads.ts";
import { PictureTextField } from "../../../panel/media/picture-text-field.tsx";
import styles from "../../../styles/app.css?url";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ViewSwitch } from "../../../ui/panel/view-switch.tsx";

type ContentFieldProps = BoundField & {
  /** Stands beside the label. */
  note?: ReactNode;
  /** Whether the text stands as on its page. */
  isOnPage?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

/** An article's content in one language, in the rich-text editor or as HTML with a preview. */
export function ContentField({ children, note, isOnPage = false, ...field }: ContentFieldProps) {
  const { label, name, language = "nl", value: html, error, onChange } = field;
  const { t } = useLanguage(editorTexts);
  const [mode, setMode] = useState<"visual" | "html">("visual");
  const [hasPreview, setPreview] = useState(false);
  // Leaving the editor would lose its unfinished pictures.
  const isUploading = useHasPendingUploads();
  const modes = [
    { name: "visual", text: t("editor.visual") },
    { name: "html", text: t("editor.html") },
  ] as const;
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ViewSwitch
          legend={t("editor.mode")}
          views={modes}
          chosen={mode}
          isDisabled={isUploading}
          onChoose={(name) => setMode(name)}
        />
        {mode === "html" && (
          <label className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={hasPreview}
              onChange={(event) => setPreview(event.target.checked)}
              className="size-5 accent-accent"
            />
            {t("editor.showPreview")}
          </label>
        )}
        {children}
      </div>
      {mode === "visual" && (
        <>
          <PictureTextField
            label={label}
            name={name}
            isRequired
            note={note}
            isOnPage={isOnPage}
            language={language}
            value={html}
            onChange={onChange}
          />
          {error && <p className="mt-1.5 font-semibold text-error text-small">{error}</p>}
          <WordCount html={html} />
        </>
      )}
      {mode === "html" && (
        <div className={hasPreview ? `grid gap-5 ${isOnPage ? "" : "xl:grid-cols-2"}` : ""}>
          <PanelField {...field} isRequired rows={18} note={note} />
          {hasPreview && <HtmlPreview html={html} language={language} />}
        </div>
      )}
    </div>
  );
}

type HtmlPreviewProps = { html: string; language: Language };

/** A preview of unsanitised HTML, in a sandboxed frame without scripts and forms. */
function HtmlPreview({ html, language }: HtmlPreviewProps) {
  const { t } = useLanguage(editorTexts);
  const shown = useDeferredValue(html);
  return (
    <iframe
      title={t("editor.contentPreview")}
      // Same origin for the style sheet; harmless without allow-scripts.
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="${language}"><head><link rel="stylesheet" href="${styles}"></head><body class="p-5"><div class="prose">${shown}</div></body></html>`}
      className="min-h-100 w-full rounded-small border border-line bg-white xl:mt-8"
    />
  );
}

/** How long a text is, and once, how to write it without the mouse. */
function WordCount({ html }: { html: string }) {
  const { t } = useLanguage(richTextTexts);
  // Typing must not wait for it.
  const written = useDeferredValue(html);
  const words = useMemo(() => countWords(written), [written]);
  return (
    <div className="mt-1.5 text-ink-soft text-small">
      {words > 0 && (
        <p>{t(words === 1 ? "richText.word" : "richText.words", { words, minutes: minutesOf(words) })}</p>
      )}
      <Tip />
    </div>
  );
}

const tipKey = "vlotwerk-seen:writing-tip";

/** Told until somebody has read it, in this browser. */
function Tip() {
  const { t } = useLanguage(richTextTexts);
  const [isSeen, setSeen] = useState(() => sessionStorage.getItem(tipKey) !== null);
  if (isSeen) return null;
  return (
    <p className="flex items-center gap-2">
      {t("richText.tip")}
      <button
        type="button"
        aria-label={t("richText.tipClose")}
        title={t("richText.tipClose")}
        onClick={() => {
          sessionStorage.setItem(tipKey, "yes");
          setSeen(true);
        }}
        className={`${iconButton} shrink-0`}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
}
