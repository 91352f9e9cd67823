import consistency from "../../../ui/drawings/benefit-consistency.svg?raw";
import effective from "../../../ui/drawings/benefit-effective.svg?raw";
import scale from "../../../ui/drawings/benefit-scale.svg?raw";
import time from "../../../ui/drawings/benefit-time.svg?raw";
import { Drawing } from "../../../ui/drawings/drawing.tsx";
import { useHomeTexts } from "./home-texts.tsx";

const benefits = ["scale", "time", "effective", "consistency"] as const;
const drawings = { scale, time, effective, consistency };

export function Benefits() {
  const { t } = useHomeTexts();
  return (
    <section className="page-width" aria-labelledby="benefits">
      <h2 id="benefits" className="sr-only">
        {t("home.benefits.title")}
      </h2>
      <ul className="grid border-ink border-t sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map((benefit) => (
          <li
            key={benefit}
            className="border-line border-b py-8 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6 lg:border-r lg:border-b-0 lg:px-6 lg:last:border-r-0 lg:last:pr-0 lg:first:pl-0"
          >
            <Drawing svg={drawings[benefit]} className="size-20" />
            <h3 className="mt-5 text-title-3">{t(`home.benefits.${benefit}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`home.benefits.${benefit}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
