/** The address of an object of the bucket `media` on this site's server, which has it in hosted mode too. */
export function objectAddress(path: string): string {
  return `/storage/v1/object/media/${path.split("/").map(encodeURIComponent).join("/")}`;
}
