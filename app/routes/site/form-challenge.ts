import { expectData, publicDatabase } from "../../data/database.ts";
import type { Route } from "./+types/form-challenge";

/** What a form has to prove before it is sent; each visitor gets one of their own, so it is asked for by POST. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = (await request.formData()).get("form");
  if (form !== "contact" && form !== "download") return new Response(null, { status: 404 });
  const drawn = await context.get(publicDatabase).rpc("draw_form_challenge", { _form: form });
  return Response.json(expectData(drawn), { headers: { "Cache-Control": "no-store" } });
}
