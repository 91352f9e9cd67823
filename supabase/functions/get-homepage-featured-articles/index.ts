// How a hosted Supabase project runs the function; the server here calls the handler itself.
import { restClientOf } from "../_shared/project.ts";
import { serve } from "../_shared/serve.ts";
import { handle } from "./handler.ts";

serve((request) => handle(request, { rest: restClientOf(request) }));
