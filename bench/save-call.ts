import { z } from "zod";
import { call } from "./site-process.ts";

const saved = z.array(z.object({ id: z.string(), number: z.number() })).length(1);

/**
 * Creates an article and returns a function that saves it as the panel does: two languages of 4 kB each, two tags, two
 * questions. Each text contains the number of its save, from "Versie 1". @throws Error when a save is rejected
 */
export async function saver(
  address: string,
  token: string,
  slug = `save-${crypto.randomUUID()}`,
): Promise<() => Promise<void>> {
  const paragraph = "<p>Wat u deze week met de hand doet, doet volgend jaar iemand anders.</p>";
  let times = 0;
  let version: z.infer<typeof saved>[number] | null = null;

  async function save(): Promise<void> {
    times += 1;
    const text = (language: string) => ({
      language,
      title: `Bewaard in ${language}`,
      subtitle: "Een lijst, een som en een keuze",
      excerpt: "Wat u deze week met de hand doet.",
      content: `<h2>Versie ${times}</h2>${paragraph.repeat(55)}`,
    });
    const response = await call(`${address}/rest/v1/rpc/save_document`, {
      token,
      body: {
        _kind: "article",
        ...(version && { _id: version.id, _number: version.number }),
        _document: {
          slug,
          author: "Noor",
          read_time: 5,
          published: true,
          related_articles: [],
          content: [text("nl"), text("en")],
          tags: [1, 2].map((number) => `c1000000-0000-4000-8000-${String(number).padStart(12, "0")}`),
          faqs: [1, 2].map((number) => ({
            question_nl: `Vraag ${number}?`,
            answer_nl: "Ja.",
            question_en: `Question ${number}?`,
            answer_en: "Yes.",
          })),
        },
      },
    });
    if (!response.ok) throw new Error(`A save was refused: ${response.status} ${await response.text()}`);
    version = saved.parse(await response.json())[0] ?? null;
  }

  await save();
  return save;
}
