import { createServer as createHotServer, isRunnableDevEnvironment } from "vite";
import { describeFirstAdmin } from "../server/backend/auth/administrators/first-admin.ts";
import { mailsOf } from "../server/backend/mail/mails-module.ts";
import { runServer } from "../server/index.ts";
import { startServer } from "../server/start-server.ts";
import { pagesOf } from "../server/web/pages/answer-page.ts";

await runServer(async (settings, log) => {
  const vite = await createHotServer({ server: { middlewareMode: true }, appType: "custom" });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment can't run modules.");

  const running = await startServer(
    { ...settings, nightlyBackup: false },
    {
      renderMail: async (content, site) =>
        mailsOf(await ssr.runner.import("/app/mails/render-mail.tsx"))(content, site),
      load: async () => ({
        // Imported per page, for hot reload.
        answerPage: async (request, services) =>
          pagesOf(await ssr.runner.import("/app/entry.request.ts"))(request, services),
        assets: async () => null,
        before: vite.middlewares,
      }),
    },
    log,
    { isDevelopment: true },
  );
  process.stdout.write(`\n  Vlotwerk with hot reload is ready at ${running.address}\n\n`);
  if (running.firstAdmin) process.stdout.write(describeFirstAdmin(running.firstAdmin));
  return {
    ...running,
    async stop(options) {
      await vite.close();
      await running.stop(options);
    },
  };
});
