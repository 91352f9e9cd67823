import type { RenderMail } from "../../../app/mails/mail-content.ts";

/** The mails of a build or of the development server. Throws TypeError when the module exports no `renderMail`. */
export function mailsOf(module: unknown): RenderMail {
  if (!hasRenderMail(module)) throw new TypeError("The mails' module exports no function renderMail.");
  return module.renderMail;
}

function hasRenderMail(module: unknown): module is { renderMail: RenderMail } {
  return (
    typeof module === "object" &&
    module !== null &&
    "renderMail" in module &&
    typeof module.renderMail === "function"
  );
}
