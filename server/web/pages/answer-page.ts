import type { PageServices } from "../../../app/entry.request.ts";

export type { PageServices };

export type AnswerPage = (request: Request, services: PageServices) => Promise<Response>;

/** The rendered bytes, and the `nonce` of the page's inline scripts. */
type RenderedPage = Response & { html: Buffer<ArrayBuffer>; marker: string };

export function isRendered(answer: Response): answer is RenderedPage {
  return (
    "html" in answer &&
    Buffer.isBuffer(answer.html) &&
    "marker" in answer &&
    typeof answer.marker === "string"
  );
}

/** The pages of a build or of the development server. Throws TypeError when the module exports no `answerPage`. */
export function pagesOf(module: unknown): AnswerPage {
  if (!hasAnswerPage(module)) throw new TypeError("The pages' module exports no function answerPage.");
  return module.answerPage;
}

function hasAnswerPage(module: unknown): module is { answerPage: AnswerPage } {
  return (
    typeof module === "object" &&
    module !== null &&
    "answerPage" in module &&
    typeof module.answerPage === "function"
  );
}
