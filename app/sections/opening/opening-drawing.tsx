import { Drawing } from "../../ui/drawings/drawing.tsx";
import hero from "../../ui/drawings/hero.svg?raw";
import how from "../../ui/drawings/how.svg?raw";
import scale from "../../ui/drawings/scale.svg?raw";
import workers from "../../ui/drawings/workers.svg?raw";

/** What is drawn for another ground than paper stands on a piece of it. */
const drawings = {
  hero: { svg: hero, ground: "" },
  how: { svg: how, ground: "aspect-[5/2] bg-ink lg:aspect-video" },
  scale: { svg: scale, ground: "aspect-video bg-accent" },
  workers: { svg: workers, ground: "bg-paper-deep" },
};

/** A drawing of the house beside the opening of a page. */
export function OpeningDrawing({ name }: { name: keyof typeof drawings }) {
  const { svg, ground } = drawings[name];
  const piece = `flex items-center overflow-hidden rounded-card p-6 lg:p-8 ${ground}`;
  return (
    <div className={ground && piece}>
      <Drawing svg={svg} className="overflow-visible mx-auto h-auto w-full max-w-xl lg:max-w-none" />
    </div>
  );
}
