/** Browsers draw no more, in pixels. */
const mostPixels = 16_000_000;

/** Why a picture of another site can't be had. */
export class PictureElsewhereError extends Error {
  readonly reason: "refused" | "unreadable";

  constructor(reason: "refused" | "unreadable") {
    super(`The picture could not be fetched: ${reason}`);
    this.reason = reason;
  }
}

/**
 * A copy of a picture of another site. Drawn, since the panel's policy allows pictures of all sites but connections to
 * none. Throws PictureElsewhereError.
 */
export async function pictureFromElsewhere(address: string): Promise<File> {
  // The policy allows no connection without encryption.
  const source = address.replace(/^(?:http:)?\/\//i, "https://");
  const image = await loaded(source, "anonymous");
  if (!image) throw new PictureElsewhereError((await loaded(source, null)) ? "refused" : "unreadable");
  const blob = await drawn(image);
  if (!blob) throw new PictureElsewhereError("unreadable");
  return new File([blob], nameOf(source, blob.type), { type: blob.type });
}

async function loaded(source: string, crossOrigin: "anonymous" | null): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = crossOrigin;
  image.referrerPolicy = "no-referrer";
  image.src = source;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return image.naturalWidth > 0 ? image : null;
}

async function drawn(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, Math.sqrt(mostPixels / (naturalWidth * naturalHeight)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(naturalWidth * scale));
  canvas.height = Math.max(1, Math.floor(naturalHeight * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  // Safari, which writes no WebP, gives PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", 0.95));
}

function nameOf(source: string, type: string): string {
  const { hostname, pathname } = new URL(source);
  const name = /([^/]+?)(?:\.\w{1,5})?$/.exec(pathname)?.[1] ?? hostname;
  return `${name}.${type.replace("image/", "")}`;
}
