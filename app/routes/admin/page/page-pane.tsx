import { type LucideIcon, Monitor, Smartphone, Tablet } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { type FrameWidth, frameWidths } from "./framed-document.tsx";

/** The width at first: beside the fields, a wide page is legible in a wide window alone. */
export function firstFrameWidth(): FrameWidth {
  return matchMedia("(width < 100rem)").matches ? "phone" : "wide";
}

/** The classes of the page and of what holds it and the fields: beside each other where the page stays legible. */
export function paneClasses(width: FrameWidth): {
  both: string;
  pane: string;
  /** Of fields that are a sheet at the foot of the window where the page has its width. */
  sheet: string;
  /** Of `both` while that sheet is open. */
  room: string;
} {
  return width === "phone"
    ? {
        both: "grid gap-6 xl:grid-cols-[minmax(0,1fr)_25rem] xl:items-start",
        pane: "xl:sticky xl:top-[calc(var(--bar-end)+1rem)] xl:h-[calc(100dvh-var(--bar-end)-2rem)]",
        sheet:
          "max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:z-20 max-xl:max-h-[min(26rem,55dvh)] max-xl:overflow-y-auto max-xl:rounded-b-none max-xl:shadow-raised",
        room: "max-xl:pb-[60dvh]",
      }
    : {
        both: "grid gap-6 min-[100rem]:grid-cols-[minmax(0,1fr)_25rem] min-[100rem]:items-start",
        pane: "min-[100rem]:sticky min-[100rem]:top-[calc(var(--bar-end)+1rem)] min-[100rem]:h-[calc(100dvh-var(--bar-end)-2rem)]",
        sheet:
          "max-[100rem]:fixed max-[100rem]:inset-x-0 max-[100rem]:bottom-0 max-[100rem]:z-20 max-[100rem]:max-h-[min(26rem,55dvh)] max-[100rem]:overflow-y-auto max-[100rem]:rounded-b-none max-[100rem]:shadow-raised",
        room: "max-[100rem]:pb-[60dvh]",
      };
}

type PagePaneProps = {
  language: Language;
  width: FrameWidth;
  onLanguage(language: Language): void;
  onWidth(width: FrameWidth): void;
  children: ReactNode;
};

const widths: readonly FrameWidth[] = ["phone", "tablet", "wide"];

/** The page beside its fields, in a language and a width. */
export function PagePane({ language, width, onLanguage, onWidth, children }: PagePaneProps) {
  const { t } = useLanguage(pageEditorTexts);
  return (
    <section
      aria-label={t("page.asVisitors")}
      className={`grid h-[60dvh] grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-white ${paneClasses(width).pane}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-3 py-1.5">
        <Toggle
          legend={t("page.language")}
          chosen={language}
          choices={languages.map((one) => ({ value: one, text: t(`word.${one}`) }))}
          onChoose={onLanguage}
        />
        <Toggle
          legend={t("page.width")}
          chosen={width}
          choices={widths.map((one) => ({
            value: one,
            text: t(`page.${one}`),
            about: `${frameWidths[one]} px`,
            Icon: icons[one],
          }))}
          onChoose={onWidth}
        />
      </div>
      {children}
    </section>
  );
}

const icons = { phone: Smartphone, tablet: Tablet, wide: Monitor };

type ToggleProps<Value extends string> = {
  legend: string;
  chosen: Value;
  choices: readonly {
    value: NoInfer<Value>;
    text: string;
    about?: string;
    /** In place of the text on a phone. */
    Icon?: LucideIcon;
  }[];
  onChoose(value: NoInfer<Value>): void;
};

function Toggle<Value extends string>({ legend, chosen, choices, onChoose }: ToggleProps<Value>) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, text, about, Icon }) => (
        <button
          key={value}
          type="button"
          title={about}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="grid min-h-11 min-w-11 place-items-center rounded-small px-2.5 text-small aria-pressed:text-accent aria-pressed:font-semibold aria-pressed:underline aria-pressed:decoration-2 aria-pressed:decoration-accent aria-pressed:underline-offset-8"
        >
          {Icon && <Icon aria-hidden="true" className="size-5 md:hidden" strokeWidth={1.75} />}
          <span className={Icon ? "max-md:sr-only" : ""}>{text}</span>
        </button>
      ))}
    </fieldset>
  );
}
