import type { Redirect } from "../../../data/redirects/redirect-form.ts";
import type { AddressKey } from "../../../i18n/panel/addresses.en.ts";

/** What the server answers at the address of a redirect, in words. Throws TypeError without an answer. */
export async function tryRedirect({
  path,
  target,
}: Redirect): Promise<{ key: AddressKey; values: { target: string; status: number } }> {
  const isOutside = target !== null && !target.startsWith("/");
  const redirect = isOutside ? "manual" : "follow";
  const answer = await fetch(encodeURI(path), { method: "HEAD", cache: "no-store", redirect });
  const { pathname, search } = new URL(answer.url || location.href);
  const values = { target: isOutside ? target : decodeURI(pathname) + search, status: answer.status };
  const isThere = answer.ok;
  // A browser shows no other site's answer.
  if (answer.type === "opaqueredirect") return { key: "addresses.test.outside", values };
  if (answer.redirected) return { key: isThere ? "addresses.test.works" : "addresses.test.broken", values };
  if (answer.status === 410) return { key: "addresses.test.gone", values };
  return { key: isThere ? "addresses.test.page" : "addresses.test.missing", values };
}
