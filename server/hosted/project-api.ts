import { bucketOf } from "../backend/database/rate-counts.ts";
import { formRate, forms } from "../backend/rest/form-limit.ts";
import type { ApiFetch } from "../shared/api-call.ts";
import { networkOf } from "../shared/client-address.ts";
import { type Project, projectTimeout } from "./project.ts";

/** Proxies calls as anon. Rate limits forms: the project sees only this server's address. */
export function createProjectApi(project: Project, onForm: () => void): ApiFetch {
  return async (request) => {
    const visitor = request.headers.get("x-forwarded-for") ?? "unknown";
    const isForm = request.method === "POST" && forms.has(tableIn(request.url));
    const wait = isForm ? await takeFormRate(project, visitor) : 0;
    if (wait > 0) return tooManyForms(wait);
    const passedOn = new Request(request, { signal: AbortSignal.timeout(projectTimeout) });
    // Personal data that the project's logs don't need.
    passedOn.headers.delete("x-forwarded-for");
    const response = await fetch(passedOn);
    if (isForm && response.ok) onForm();
    return response;
  };
}

function tableIn(address: string): string {
  return /^\/rest\/v1\/([a-z_]+)$/.exec(new URL(address).pathname)?.[1] ?? "";
}

async function takeFormRate(project: Project, visitor: string): Promise<number> {
  const { max, seconds } = formRate;
  const bucket = bucketOf(formRate, networkOf(visitor));
  return Number(await project.call("take_rate", { _bucket: bucket, _most: max, _seconds: seconds }));
}

/** As form-limit.ts. */
function tooManyForms(wait: number): Response {
  return Response.json(
    {
      code: "over_form_rate_limit",
      message: `Too many forms from this address. Try again in ${wait} seconds.`,
      details: String(wait),
      hint: null,
    },
    { status: 429, headers: { "Retry-After": String(wait) } },
  );
}
