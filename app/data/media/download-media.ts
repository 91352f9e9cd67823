import { objectAddress } from "./object-address.ts";

type DownloadOptions = { apikey: string; accessToken: string };

/** The main file of an entry, for administrators. Throws when it can't be had. */
export async function downloadMedia(path: string, { apikey, accessToken }: DownloadOptions): Promise<Blob> {
  const answer = await fetch(objectAddress(path), {
    headers: { apikey, Authorization: `Bearer ${accessToken}` },
  });
  if (!answer.ok) throw new Error(`The download was refused (${answer.status})`);
  return answer.blob();
}
