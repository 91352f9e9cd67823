import { z } from "zod";

// jsonrpc.org/specification, 5.1: a server's own.
const serverError = -32000;

const rejection = z.object({ message: z.string() });

/** The gateway's error response, as the JSON-RPC error that clients of the Model Context Protocol show. */
export async function rejectCaller(response: Response): Promise<Response> {
  const { message } = rejection.parse(await response.json());
  const body = { jsonrpc: "2.0", id: null, error: { code: serverError, message } };
  return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
}
