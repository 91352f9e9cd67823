import { tryConsumeRate } from "../backend/database/rate-counts.ts";
import { errorResponse } from "../backend/rest/error-response.ts";
import { formRate, forms, opinionRate, tooManyForms } from "../backend/rest/form-limit.ts";
import type { ApiFetch } from "../shared/api-call.ts";
import { networkOf } from "../shared/client-address.ts";
import type { Log } from "../shared/log.ts";
import { type Project, projectTimeout } from "./project.ts";

/** Proxies calls as anon. Rate limits forms: the project sees only this server's address. */
export function createProjectApi(project: Project, log: Pick<Log, "error">): ApiFetch {
  return async (request) => {
    const visitor = request.headers.get("x-forwarded-for") ?? "unknown";
    const called = request.method === "POST" ? calledIn(request.url) : "";
    const isForm = forms.has(called);
    const rate = called === "rpc/give_opinion" ? opinionRate : isForm ? formRate : null;
    const wait = rate ? await tryConsumeRate(project, rate, networkOf(visitor)) : 0;
    if (wait > 0) return errorResponse(tooManyForms(wait), true, log);
    const passedOn = new Request(request, { signal: AbortSignal.timeout(projectTimeout) });
    // Personal data that the project's logs don't need.
    passedOn.headers.delete("x-forwarded-for");
    const response = await fetch(passedOn);
    if (isForm && response.ok) project.announce();
    return response;
  };
}

/** A table, or rpc/ and a function. */
function calledIn(address: string): string {
  return /^\/rest\/v1\/((?:rpc\/)?[a-z_]+)$/.exec(new URL(address).pathname)?.[1] ?? "";
}
