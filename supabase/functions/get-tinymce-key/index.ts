// How a hosted Supabase project runs the function; the server here calls the handler itself.
import { handle } from "./handler.ts";

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

const project = Deno.env.get("SUPABASE_URL") ?? "";
const publishableKey = Deno.env.get("SUPABASE_ANON_KEY") ?? "";

Deno.serve((request) =>
  handle(request, {
    tinymceApiKey: Deno.env.get("TINYMCE_API_KEY") || "gpl",
    rest: (path) =>
      fetch(`${project}/rest/v1/${path}`, {
        headers: {
          apikey: publishableKey,
          Authorization: request.headers.get("Authorization") ?? `Bearer ${publishableKey}`,
        },
      }),
  }),
);
