import type { FAQPage } from "schema-dts";
import { type PageFacts, pageId } from "./page-facts.ts";

/** The FAQPage node of a page's FAQs; an empty list without any. */
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
