import { runServer, startServer } from "../index.ts";

// The server with one page of its own, for tests that start it as a process. It answers after a while, so that
// there is something in flight when it is told to stop.
await runServer(async (settings, log) => {
  const running = await startServer(
    settings,
    async () => ({
      async answerPage() {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return new Response("<p>Pagina</p>", { headers: { "Content-Type": "text/html" } });
      },
      assets: async () => null,
      // The mails of the site are made by a build; here they are what a test looks for.
      async renderMail(content) {
        const text = "link" in content ? content.link : content.kind;
        return { subject: content.kind, html: text, text };
      },
    }),
    log,
  );
  log.info("listening", { address: running.address });
  return running;
});
