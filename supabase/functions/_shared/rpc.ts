import type { Rpc } from "./confirmation.ts";

/** The database's functions over the REST API of a hosted project, as the project's own service. */
export function createRpc(project: string, serviceKey: string): Rpc {
  return async (name, parameters) => {
    const answer = await fetch(`${project}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: serviceKey,
        Authorization: `Bearer ${serviceKey}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify(parameters),
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    const result: unknown = await answer.json();
    return Array.isArray(result) ? result[0] : result;
  };
}
