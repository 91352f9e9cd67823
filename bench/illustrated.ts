import { articleDocument } from "../supabase/tests/article-document.ts";
import { judgeEach } from "./lighthouse.ts";
import { makePhotograph } from "./photographs.ts";
import type { BenchSite } from "./site-process.ts";
import { onEmbedded } from "./test-bed.ts";
import { upload } from "./upload.ts";

const slug = "foto-s";

/** Lighthouse's figures for an article with a photograph above it and five in its text. */
export async function measureIllustrated() {
  const results = await onEmbedded(async ({ start }) => {
    const site = await start();
    await writeArticle(site);
    return judgeEach(site.address, [`/insights/${slug}`, `/en/insights/${slug}`]);
  });
  console.table(results);
  return results;
}

async function writeArticle(site: BenchSite): Promise<void> {
  const { token, db } = await site.signIn();
  const addresses: string[] = [];
  for (let number = 0; number < 6; number++) {
    const id = await upload(site, token, crypto.randomUUID(), await makePhotograph(number * 9));
    const texts = { alt_nl: `Foto ${number}`, alt_en: `Photograph ${number}` };
    await db.from("otm_media").update(texts).eq("id", id).throwOnError();
    addresses.push(`/media/${id}`);
  }
  const [hero = "", ...others] = addresses;
  const paragraph =
    "<p>Een alinea over werk dat vanzelf gaat, en over wat er dan nog te doen blijft.</p>".repeat(4);
  const html = others
    .map((address) => `<h2>Een kop</h2>${paragraph}<p><img src="${address}" alt=""></p>`)
    .join("");
  const content = (language: string, title: string) => ({
    language,
    title,
    content: html,
    excerpt: "Met foto's.",
  });
  await db
    .rpc("save_document", {
      _kind: "article",
      _document: articleDocument({
        slug,
        image_url: hero,
        published: true,
        content: [content("nl", "Een artikel met foto's"), content("en", "An article with photographs")],
      }),
    })
    .throwOnError();
}
