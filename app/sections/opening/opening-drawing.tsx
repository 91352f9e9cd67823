import { Drawing } from "../../ui/drawings/drawing.tsx";
import hero from "../../ui/drawings/hero.svg?raw";
import how from "../../ui/drawings/how.svg?raw";
import scale from "../../ui/drawings/scale.svg?raw";
import workers from "../../ui/drawings/workers.svg?raw";

/** Two are drawn for a dark ground, and stand on a piece of it. */
const drawings = {
  hero: { svg: hero, ground: null },
  how: { svg: how, ground: "bg-ink" },
  scale: { svg: scale, ground: "bg-accent" },
  workers: { svg: workers, ground: null },
};

/** A drawing of the house beside the opening of a page. */
export function OpeningDrawing({ name }: { name: keyof typeof drawings }) {
  const { svg, ground } = drawings[name];
  const drawing = (
    <Drawing svg={svg} className="overflow-visible mx-auto h-auto w-full max-w-xl lg:max-w-none" />
  );
  if (!ground) return drawing;
  return (
    <div className={`flex aspect-video items-center overflow-hidden rounded-card p-8 lg:p-12 ${ground}`}>
      {drawing}
    </div>
  );
}
