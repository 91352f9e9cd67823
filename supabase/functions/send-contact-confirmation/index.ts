// How a hosted Supabase project runs the function; the server here calls the handler itself.
import { createRpc } from "../_shared/rpc.ts";
import { handle } from "./handler.ts";

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

const rpc = createRpc(Deno.env.get("SUPABASE_URL") ?? "", Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "");

Deno.serve((request) => handle(request, { rpc }));
