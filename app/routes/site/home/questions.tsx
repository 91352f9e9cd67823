import { Accordion } from "../../../ui/primitives/accordion.tsx";
import { homeQuestions } from "./home-questions.ts";
import { useHomeTexts } from "./home-texts.tsx";

export function Questions() {
  const { t } = useHomeTexts();
  return (
    <section aria-labelledby="questions" className="page-width section-space border-line border-t">
      <div className="grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <h2 id="questions" className="text-title-2">
          {t("home.faq.title")}
        </h2>
        <Accordion name="questions" heading="h3" items={homeQuestions(t)} />
      </div>
    </section>
  );
}
