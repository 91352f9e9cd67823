import { Accordion } from "../../../ui/accordion.tsx";
import { useHomeTexts } from "./home-texts.tsx";

const questions = ["scaling", "jobs", "possible", "start", "tools", "fit"] as const;

export function Questions() {
  const { t } = useHomeTexts();
  return (
    <section aria-labelledby="questions" className="page-width section-space border-line border-t">
      <div className="grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <h2 id="questions" className="text-title-2">
          {t("home.faq.title")}
        </h2>
        <Accordion
          name="questions"
          heading="h3"
          items={questions.map((question) => ({
            id: question,
            question: t(`home.faq.${question}.question`),
            answer: t(`home.faq.${question}.answer`),
          }))}
        />
      </div>
    </section>
  );
}
