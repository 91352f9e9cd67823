import { access } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { RenderMail } from "../app/mails/mail-content.ts";
import { mailsOf } from "./backend/mail/mails-module.ts";
import { StartError } from "./shared/start-error.ts";
import { type Assets, listAssets } from "./web/assets.ts";
import type { Before } from "./web/listener.ts";
import { type AnswerPage, pagesOf } from "./web/pages/answer-page.ts";

/** The pages, files and mails: of a build, or of the development server. */
export type Site = {
  renderMail: RenderMail;
  load(): Promise<{ answerPage: AnswerPage; assets: Assets; before?: Before }>;
};

/** Where an update leaves the files of the build before: pages that are open, or of another instance, ask for them. */
export function earlierAssets(buildDirectory: URL): string {
  return fileURLToPath(new URL("earlier", buildDirectory));
}

/** The output of `npm run build`; `load` throws StartError when there is none. */
export function builtSite(buildDirectory: URL): Site {
  const mails = new URL("mails/index.js", buildDirectory);
  return {
    // Imported with the first mail, to save memory.
    renderMail: async (content, site) => mailsOf(await import(mails.href))(content, site),
    async load() {
      // React reads it when it is loaded.
      process.env.NODE_ENV = "production";
      try {
        const [pages, assets] = await Promise.all([
          import(new URL("server/index.js", buildDirectory).href),
          listAssets(fileURLToPath(new URL("client", buildDirectory)), earlierAssets(buildDirectory)),
          access(mails),
        ]);
        return { answerPage: pagesOf(pages), assets };
      } catch (error) {
        if (
          !(error instanceof Error && "code" in error && /ENOENT|MODULE_NOT_FOUND/.test(String(error.code)))
        )
          throw error;
        throw new StartError("The site is not built yet: run npm run build first, or npm start.");
      }
    },
  };
}
