/** Calls a function of the database in the server's own role; gives what it returned. */
export type Rpc = (name: "find_confirmation", parameters: Record<string, string>) => Promise<unknown>;

/** The host's services for a confirmation. */
export type Confirming = {
  rpc: Rpc;
  /** A mail's state (queued, sent or failed) after a try to send it, or once `mailTimeout` is over. */
  waitForMail(id: string): Promise<string>;
  /** The signed link to what a request was for. */
  downloadUrl(leadId: string): string | Promise<string>;
};

/** The claimed submission, which must match the stored one. */
export type Claimed = {
  kind: "contact-confirmation" | "download-confirmation";
  name: string;
  email: string;
  text: string;
};

/** How long the mail server may take before the visitor gets an answer, in milliseconds. */
export const mailTimeout = 1_000;

/** The mails with a waiting call; further calls for the same mail don't wait, which bounds their number. */
const awaited = new Set<string>();

/**
 * Answers with what became of the confirmation of a submission of the last ten minutes, waiting a moment for it to be
 * sent. The caller decides nothing: the mail was queued with the submission, and goes to whom it names.
 */
export async function confirmForm(
  { rpc, waitForMail, downloadUrl }: Confirming,
  claimed: Claimed,
): Promise<Response> {
  const { kind, name, email, text } = claimed;
  const answered = await rpc("find_confirmation", { _kind: kind, _email: email, _name: name, _text: text });
  const found: unknown = Array.isArray(answered) ? answered[0] : null;
  if (!isConfirmation(found))
    return failure(404, "Nothing was sent within the last ten minutes that this could confirm");
  const file = found.has_file ? { downloadUrl: await downloadUrl(found.lead_id) } : {};
  const state = await stateOf(found, waitForMail);
  if (state === "sent") return Response.json({ data: { state, ...file } });
  return failure(503, "The mail server did not take the confirmation yet", file);
}

async function stateOf(
  { mail_id: id, state }: Found,
  waitForMail: Confirming["waitForMail"],
): Promise<string> {
  if (state !== "queued" || awaited.has(id)) return state;
  awaited.add(id);
  try {
    return await waitForMail(id);
  } finally {
    awaited.delete(id);
  }
}

function failure(status: number, message: string, more: object = {}): Response {
  return Response.json({ error: { message }, ...more }, { status });
}

type Found = { mail_id: string; lead_id: string; state: string; has_file: boolean };

function isConfirmation(value: unknown): value is Found {
  if (typeof value !== "object" || value === null) return false;
  const { mail_id, lead_id, state, has_file }: Partial<Record<keyof Found, unknown>> = value;
  return [mail_id, lead_id, state].every((text) => typeof text === "string") && typeof has_file === "boolean";
}

/** The named texts of a POST's JSON body, what is missing as ""; an answer when the call is none of ours. */
export async function readTexts<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string> | Response> {
  if (request.method !== "POST") {
    return Response.json(
      { error: { message: "Method not allowed" } },
      { status: 405, headers: { Allow: "POST" } },
    );
  }
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return failure(400, "The body must be a JSON object");
  const texts: Partial<Record<Name, string>> = {};
  const given = new Map(Object.entries(body));
  for (const name of names) {
    const value: unknown = given.get(name);
    texts[name] = typeof value === "string" ? value.trim() : "";
  }
  return isComplete(texts, names) ? texts : failure(400, "The body must be a JSON object");
}

function isComplete<Name extends string>(
  texts: Partial<Record<Name, string>>,
  names: readonly Name[],
): texts is Record<Name, string> {
  return names.every((name) => texts[name] !== undefined);
}
