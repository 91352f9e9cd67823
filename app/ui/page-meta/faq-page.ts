import type { FAQPage } from "schema-dts";
import { type PageFacts, pageId } from "./page-facts.ts";

/** The questions that a page answers, in their order; none when there are none. */
export function faqPage(
  page: PageFacts,
  faqs: readonly { question: string; answer: string }[],
): readonly FAQPage[] {
  if (faqs.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${page.url}#faq`,
      inLanguage: page.language,
      isPartOf: { "@id": pageId(page.url) },
      mainEntity: faqs.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
