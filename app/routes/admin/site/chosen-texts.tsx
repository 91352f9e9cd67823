import { X } from "lucide-react";
import { type Ref, useEffect, useState, useSyncExternalStore } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { editTarget } from "../../../account/edit-target.ts";
import { findEditor } from "../../../account/find-editor.ts";
import { hasRight } from "../../../account/rights.ts";
import { useAuth } from "../../../account/use-auth.ts";
import type { SluggedKind } from "../../../content/kinds.ts";
import { languageOf, plainPath } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { sitePagesTexts } from "../../../i18n/panel/site-pages.en.ts";
import { otherPages } from "../../../panel/texts/site-pages.ts";
import { entriesByKey } from "../../../panel/texts/text-catalog.ts";
import { TextRow, type TextRowProps } from "../../../panel/texts/text-row.tsx";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { rightOfScreen } from "../layout/sidebar-entries.ts";
import type { FrameWidth } from "../page/framed-document.tsx";
import { paneClasses } from "../page/page-pane.tsx";
import type { Pressed } from "./texts-frame.tsx";

type ChosenTextsProps = Omit<TextRowProps, "entry"> & {
  chosen: Pressed;
  /** Of the page, in its language. */
  path: string;
  heading: Ref<HTMLHeadingElement>;
  /** Of the page. */
  width: FrameWidth;
  /** Opens another page in its place. */
  onOpen(path: string): void;
  onClose(): void;
};

/** The fields of what was chosen on the page; on a phone a sheet at the foot of the screen, above the keyboard. */
export function ChosenTexts({ chosen, path, heading, width, onOpen, onClose, ...row }: ChosenTextsProps) {
  const { t } = useLanguage(sitePagesTexts);
  const keyboard = useKeyboardHeight();
  const entries = chosen.keys.flatMap((key) => entriesByKey.get(key) ?? []);
  const { linked } = chosen;
  return (
    <section
      id="chosen"
      aria-labelledby="chosen-title"
      style={
        keyboard > 0 ? { bottom: keyboard, maxHeight: `calc(100dvh - ${keyboard}px - 9rem)` } : undefined
      }
      className={`${cardBox} ${paneClasses(width).sheet}`}
    >
      <div className="-mt-2 flex items-center justify-between gap-4">
        <h2 ref={heading} id="chosen-title" tabIndex={-1} className="text-title-4 outline-none">
          {t("site.chosen")}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t("site.close")}
          className={`${iconButton} -mr-2`}
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      {entries.length > 0 ? (
        <ul className="divide-y divide-line [&>li]:py-3">
          {entries.map((entry) => (
            <TextRow
              key={entry.key}
              entry={entry}
              first={languageOf(path)}
              about={<Elsewhere textKey={entry.key} path={plainPath(path)} />}
              {...row}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t("site.noText")}</p>
      )}
      <Editors path={path} linked={linked} />
      {linked && linked !== path && (
        <p className="[overflow-wrap:anywhere]">
          <button type="button" onClick={() => onOpen(linked)} className={action}>
            {t("site.openPage", { path: linked })}
          </button>
        </p>
      )}
    </section>
  );
}

const action = "inline-flex min-h-11 items-center text-left font-semibold underline underline-offset-4";

/** On which other pages a text stands. */
function Elsewhere({ textKey, path }: { textKey: string; path: string }) {
  const { t } = useLanguage(sitePagesTexts);
  const others = otherPages(textKey, path);
  if (others === "everywhere") return t("site.everywhere");
  if (others.length === 0) return t("site.only");
  return t("site.also", { pages: others.map((one) => t(`site.path.${one}`)).join(", ") });
}

/** The ways to the editors of what the page and the pressed link show, as they are no texts of the site. */
function Editors({ path, linked }: { path: string; linked: string | null }) {
  const { t } = useLanguage(sitePagesTexts);
  const auth = useAuth();
  const [found, setFound] = useState<readonly Editor[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void findEditors(path, linked).then((editors) => isCurrent && setFound(editors));
    return () => {
      isCurrent = false;
    };
  }, [path, linked]);
  const open = found.filter(({ to }) => hasRight(auth, rightOfScreen(to.replace(/\?.*/, ""))));
  return open.map(({ to, kind }) => (
    <p key={to}>
      <Link to={to} className={action}>
        {t(`site.editor.${kind}`)}
      </Link>
    </p>
  ));
}

/** Where something that is no text of the site is edited. */
type Editor = { kind: SluggedKind | "team" | "home"; to: string };

/** The editors of what a link on a page leads to, and of what the page itself shows. */
async function findEditors(path: string, linked: string | null): Promise<Editor[]> {
  const all = await Promise.all([linked, path].map((one) => (one === null ? null : editorAt(one))));
  const found = all.filter((editor) => editor !== null);
  return found.filter(({ to }, position) => found.findIndex((other) => other.to === to) === position);
}

async function editorAt(path: string): Promise<Editor | null> {
  const plain = plainPath(path);
  if (plain === href("/")) return { kind: "home", to: href("/admin/homepage") };
  if (plain === href("/about-us")) return { kind: "team", to: href("/admin/about") };
  const target = editTarget(path);
  if (target.kind === "editor" || target.kind === "elsewhere") return null;
  const editor = await findEditor(accountDatabase(), target);
  return editor && { kind: target.kind, to: editor.to };
}

/** How much of the window the keyboard of a phone covers, in pixels: the window itself stays as high. */
function useKeyboardHeight(): number {
  return useSyncExternalStore(watchViewport, keyboardHeight);
}

function watchViewport(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener("resize", onChange);
  viewport?.addEventListener("scroll", onChange);
  return () => {
    viewport?.removeEventListener("resize", onChange);
    viewport?.removeEventListener("scroll", onChange);
  };
}

function keyboardHeight(): number {
  const viewport = window.visualViewport;
  // Zoomed in, the rest of the window is no keyboard.
  if (!viewport || viewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}
