const maxResponseBytes = 256 * 1_024;

/** Follows no redirects; the signal's deadline covers the body. Throws when it is late or too long. */
export async function fetchProvider(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: "manual" });
  const body = await readLimited(response);
  const type = response.headers.get("content-type");
  const holdsNothing = [204, 205, 304].includes(response.status);
  return new Response(holdsNothing ? null : body, {
    status: response.status,
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
