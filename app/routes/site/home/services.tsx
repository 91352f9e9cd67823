import { SectionHead } from "../../../ui/sections/section-head.tsx";
import { useHomeTexts } from "./home-texts.tsx";

const services = [
  "scan",
  "design",
  "implementation",
  "integration",
  "stack",
  "training",
  "running",
  "apps",
] as const;

export function Services() {
  const { t } = useHomeTexts();
  return (
    <section aria-labelledby="services" className="page-width section-space">
      <SectionHead id="services" title={t("home.services.title")} text={t("home.services.text")} />
      <ul className="mt-12 grid border-ink border-t md:grid-cols-2 md:gap-x-16">
        {services.map((service) => (
          <li key={service} className="flex gap-5 border-line border-b py-6">
            <span aria-hidden="true" className="mt-2.5 h-0.5 w-6 shrink-0 bg-accent" />
            <div>
              <h3 className="text-title-4">{t(`home.services.${service}.title`)}</h3>
              <p className="mt-1.5 text-ink-soft">{t(`home.services.${service}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
