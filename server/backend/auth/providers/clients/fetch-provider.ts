const maxResponseBytes = 256 * 1_024;

/**
 * Asks a provider, and follows no redirect. The answer is read whole before it is passed on, so that the signal's
 * deadline holds for all of it. Throws when there is none in time, or when it is longer than any should be.
 */
export async function fetchProvider(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: "manual" });
  const body = await readLimited(answer);
  const type = answer.headers.get("content-type");
  const holdsNothing = [204, 205, 304].includes(answer.status);
  return new Response(holdsNothing ? null : body, {
    status: answer.status,
    ...(type !== null && { headers: { "Content-Type": type } }),
  });
}

async function readLimited({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxResponseBytes) throw new Error("The provider's answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
