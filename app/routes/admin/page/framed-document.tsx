import styles from "../../../styles/app.css?url";
import { useWidth } from "../../../ui/panel/hooks/use-width.ts";

/** The widths that a page is looked at in, in pixels. */
export const frameWidths = { phone: 375, tablet: 768, wide: 1_280 } as const;

export type FrameWidth = keyof typeof frameWidths;

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

type FramedDocumentProps = {
  title: string;
  width: FrameWidth;
  tabIndex?: number;
  /** Gets the document, with the site's styles and an empty body. */
  onLoad(page: Document): void;
};

/**
 * A document of a width of its own, so that a page has the layout of that width; scaled down where there is less room.
 */
export function FramedDocument({ title, width, tabIndex, onLoad }: FramedDocumentProps) {
  const { ref, width: room } = useWidth();
  const scale = room === 0 ? 1 : Math.min(1, room / frameWidths[width]);
  return (
    <div ref={ref} className="h-full overflow-hidden bg-paper-deep">
      <div
        className="mx-auto h-full bg-paper"
        style={{ width: Math.min(room || frameWidths[width], frameWidths[width]) }}
      >
        <iframe
          title={title}
          srcDoc={`<!doctype html><html><head><link rel="stylesheet" href="${styles}"></head><body></body></html>`}
          onLoad={({ currentTarget }) =>
            currentTarget.contentDocument && onLoad(currentTarget.contentDocument)
          }
          tabIndex={tabIndex}
          style={{
            width: frameWidths[width],
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: "0 0",
          }}
          className="block"
        />
      </div>
    </div>
  );
}
