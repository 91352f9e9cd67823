import { Drawing } from "../../../ui/drawings/drawing.tsx";
import drawing from "../../../ui/drawings/workers.svg?raw";
import { useHomeTexts } from "./home-texts.tsx";

export function Workers() {
  const { t } = useHomeTexts();
  return (
    <section aria-labelledby="workers" className="overflow-hidden bg-paper-deep">
      <div className="page-width section-space grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <Drawing svg={drawing} className="overflow-visible mx-auto h-auto w-full max-w-lg" />
        <div>
          <h2 id="workers" className="text-title-2">
            {t("home.workers.title")}
          </h2>
          <p className="mt-6 text-lead">{t("home.workers.text")}</p>
          <p className="mt-4 text-ink-soft">{t("home.workers.text2")}</p>
          <figure className="mt-10 border-accent border-l-4 pl-6">
            <blockquote className="text-title-3 leading-snug">
              <p>{t("home.workers.quote")}</p>
            </blockquote>
            <figcaption className="mt-5 text-small">
              <span className="font-semibold">{t("home.workers.quoteName")}</span>
              <br />
              <span className="text-ink-soft">{t("home.workers.quoteRole")}</span>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
