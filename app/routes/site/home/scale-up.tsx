import { Drawing } from "../../../ui/drawings/drawing.tsx";
import drawing from "../../../ui/drawings/scale.svg?raw";
import { sentences } from "../../../ui/joined.ts";
import { useHomeTexts } from "./home-texts.tsx";

export function ScaleUp() {
  const { t } = useHomeTexts();
  return (
    <section aria-labelledby="scale-up" className="on-accent overflow-hidden bg-accent text-white">
      <div className="page-width section-space">
        <h2 id="scale-up" className="max-w-4xl text-title-2 md:text-title-1">
          {sentences(t("home.scale.title"))}
        </h2>
        <p className="mt-4 max-w-text md:mt-6 md:text-lead">{t("home.scale.text")}</p>
        <Drawing svg={drawing} className="mt-12 h-auto w-full overflow-visible max-md:hidden" />
      </div>
    </section>
  );
}
