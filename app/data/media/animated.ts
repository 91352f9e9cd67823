const headBytes = 64;

/** Whether a file is a GIF, PNG or WebP picture of several frames, whatever its name says. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (!/^GIF8|^\x89PNG|^RIFF/.test(text(head, 0, 4))) return false;
  return hasFrames(new Uint8Array(await file.arrayBuffer()));
}

/** Whether the bytes of a picture are of several frames. */
export function hasFrames(bytes: Uint8Array): boolean {
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return isAnimatedGif(bytes);
  if (text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return isAnimatedPng(bytes);
  // https://developers.google.com/speed/webp/docs/riff_container: the second bit of the flags.
  const isExtended = text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 16) === "WEBPVP8X";
  return isExtended && ((bytes[20] ?? 0) & 2) !== 0;
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt: a second image among the blocks. */
function isAnimatedGif(bytes: Uint8Array): boolean {
  let images = 0;
  let at = 13 + colourBytes(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x2c) {
      images += 1;
      if (images > 1) return true;
      // The size of its codes stands before the data.
      at = afterBlocks(bytes, at + 11 + colourBytes(bytes[at + 9] ?? 0));
    } else if (kind === 0x21) at = afterBlocks(bytes, at + 2);
    else return false;
  }
  return false;
}

function colourBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Blocks begin with their length; an empty one is the last. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** https://www.w3.org/TR/png-3/#acTL-chunk: it comes before the picture, and counts the frames. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const kind = text(bytes, at + 4, at + 8);
    if (kind === "acTL") return view.getUint32(at + 8) > 1;
    if (kind === "IDAT") return false;
  }
  return false;
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
