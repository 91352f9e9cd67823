import { Drawing } from "../../../ui/drawings/drawing.tsx";
import drawing from "../../../ui/drawings/how.svg?raw";
import { useHomeTexts } from "./home-texts.tsx";

const steps = ["map", "design", "build", "run"] as const;

export function HowItWorks() {
  const { t } = useHomeTexts();
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-title"
      className="mt-16 overflow-hidden bg-ink text-paper lg:mt-24"
    >
      <div className="page-width section-space">
        <div className="grid gap-6 lg:grid-cols-2 lg:items-end">
          <h2 id="how-title" className="text-title-2">
            {t("home.how.title")}
          </h2>
          <p className="text-lead text-paper-soft">{t("home.how.text")}</p>
        </div>
        <Drawing svg={drawing} className="overflow-visible mt-14 hidden h-auto w-full lg:block" />
        <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
          {steps.map((step, position) => (
            <li key={step} className="border-ink-soft border-t pt-5 lg:border-t-0 lg:pt-0">
              <p aria-hidden="true" className="font-display font-semibold text-accent-soft">
                {position + 1}
              </p>
              <h3 className="mt-1 text-title-3">{t(`home.how.${step}.title`)}</h3>
              <p className="mt-2 text-paper-soft">{t(`home.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
