import { tryConsumeRate } from "../backend/database/rate-counts.ts";
import { errorResponse } from "../backend/rest/error-response.ts";
import { formRate, forms, tooManyForms } from "../backend/rest/form-limit.ts";
import type { ApiFetch } from "../shared/api-call.ts";
import { networkOf } from "../shared/client-address.ts";
import type { Log } from "../shared/log.ts";
import { type Project, projectTimeout } from "./project.ts";

/** Proxies calls as anon. Rate limits forms: the project sees only this server's address. */
export function createProjectApi(project: Project, log: Pick<Log, "error">): ApiFetch {
  return async (request) => {
    const visitor = request.headers.get("x-forwarded-for") ?? "unknown";
    const isForm = request.method === "POST" && forms.has(tableIn(request.url));
    const wait = isForm ? await tryConsumeRate(project, formRate, networkOf(visitor)) : 0;
    if (wait > 0) return errorResponse(tooManyForms(wait), true, log);
    const passedOn = new Request(request, { signal: AbortSignal.timeout(projectTimeout) });
    // Personal data that the project's logs don't need.
    passedOn.headers.delete("x-forwarded-for");
    const response = await fetch(passedOn);
    if (isForm && response.ok) project.announce();
    return response;
  };
}

function tableIn(address: string): string {
  return /^\/rest\/v1\/([a-z_]+)$/.exec(new URL(address).pathname)?.[1] ?? "";
}
