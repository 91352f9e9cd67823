import { Drawing } from "../../../ui/drawings/drawing.tsx";
import "../../../ui/drawings/invoice.css";
import drawing from "../../../ui/drawings/invoice.svg?raw";
import { sentences } from "../../../ui/joined.ts";
import { StepList } from "../../../ui/sections/step-list.tsx";
import { useHomeTexts } from "./home-texts.tsx";
import { NextStep } from "./next-step.tsx";

const steps = ["map", "design", "build", "run"] as const;

export function HowItWorks() {
  const { t } = useHomeTexts();
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="overflow-clip bg-ink text-paper">
      <div className="page-width section-space">
        <div className="grid gap-4 lg:grid-cols-2 lg:gap-6 lg:items-end">
          <h2 id="how-title" className="text-title-2">
            {sentences(t("home.how.title"))}
          </h2>
          <p className="text-paper-soft md:text-lead">{t("home.how.text")}</p>
        </div>
        <Drawing
          svg={drawing}
          className="work overflow-visible mt-4 w-full max-md:hidden md:h-72 lg:mt-16 lg:h-76"
        />
        <StepList
          steps={steps.map((step) => ({
            key: step,
            title: t(`home.how.${step}.title`),
            text: t(`home.how.${step}.text`),
          }))}
          isOnInk
          className="md:grid-cols-2 lg:mt-16 lg:grid-cols-4"
        />
        <NextStep of="how" button="button-light" />
      </div>
    </section>
  );
}
