import type { Site } from "../built-site.ts";

/** A site with one slow page, for requests in flight at a shutdown, and with plain mails. */
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
