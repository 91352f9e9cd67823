import { crc32 } from "node:zlib";
import sharp from "sharp";

/** A plain picture; each colour is another content. */
export function plainPicture(colour: string, width = 64, height = 48) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** A JPEG with a position, as phones write it, held upright. */
export async function phonePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const photo = plainPicture("#406080", 600, 400)
    .withExif({
      IFD0: { Make: "Telefoon" },
      IFD3: { GPSLatitude: "52/1 22/1 30/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 });
  return new Uint8Array(await photo.jpeg().toBuffer());
}

export async function jpeg(colour: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await plainPicture(colour).jpeg().toBuffer());
}

export async function png(colour: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await plainPicture(colour).png().toBuffer());
}

/** A PNG of two kilobytes that says it has 3,600 megapixels. */
export async function decompressionBomb(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await png("black");
  // Width and height in the header chunk, which begins at byte 16, and its checksum (PNG, 11.2.1).
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint32(16, 60_000);
  view.setUint32(20, 60_000);
  view.setUint32(29, crc32(bytes.subarray(12, 29)));
  return bytes;
}

/** An AVIF of a kilobyte with 11 megapixels of ten bits, which would take 400 MB. */
export async function deepAvif(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = plainPicture("#102030", 3_300, 3_300).ensureAlpha(0.5);
  return new Uint8Array(await picture.avif({ effort: 0, bitdepth: 10 }).toBuffer());
}

/** A PNG with a text chunk that holds a script. */
export async function pngWithScript(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await png("#123456");
  const text = Buffer.from("tEXtComment\0<script>alert(1)</script>", "latin1");
  const chunk = Buffer.alloc(text.length + 8);
  chunk.writeUInt32BE(text.length - 4, 0);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), text.length + 4);
  // After the header chunk.
  return new Uint8Array(Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]));
}

/** A GIF that is also script, with a page behind it. */
export async function polyglot(): Promise<Uint8Array<ArrayBuffer>> {
  const gif = await plainPicture("#654321").gif().toBuffer();
  return new Uint8Array(Buffer.concat([gif, Buffer.from("*/=alert(1)//<script>alert(1)</script>")]));
}
