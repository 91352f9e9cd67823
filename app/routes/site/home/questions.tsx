import { QuestionList } from "../../../ui/sections/question-list.tsx";
import { homeQuestions } from "./home-questions.ts";
import { useHomeTexts } from "./home-texts.tsx";

export function Questions() {
  const { t } = useHomeTexts();
  return (
    <section aria-labelledby="questions" className="page-width section-space border-line border-t">
      <QuestionList
        id="questions"
        title={t("home.faq.title")}
        name="questions"
        heading="h3"
        items={homeQuestions(t)}
      />
    </section>
  );
}
