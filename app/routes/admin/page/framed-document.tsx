import styles from "../../../styles/app.css?url";
import { useWidth } from "../../../ui/panel/hooks/use-width.ts";

/** The widths that a page is looked at in, in pixels. */
export const frameWidths = { phone: 375, tablet: 768, wide: 1_280 } as const;

export type FrameWidth = keyof typeof frameWidths;

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
