import type { Site } from "../built-site.ts";

/**
 * A site of one page, which answers after a while, so that there is something in flight when a server is told to stop. The
 * mails of the site are made by a build; here they are what a test looks for.
 */
export const testSite: Site = {
  async renderMail(content) {
    const text = "link" in content ? content.link : content.kind;
    return { subject: content.kind, html: text, text };
  },
  load: async () => ({
    async answerPage() {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return new Response("<p>Pagina</p>", { headers: { "Content-Type": "text/html" } });
    },
    assets: async () => null,
  }),
};
