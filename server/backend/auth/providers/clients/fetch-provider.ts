const maxResponseBytes = 256 * 1_024;

/** Follows no redirects; the signal's deadline covers the body. Throws when it is late or too long. */
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
