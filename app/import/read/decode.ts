import { decodeMixed } from "./windows-1252.ts";

/** What XML forbids, and no text needs. */
const forbidden = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/gu;

/** An XML declaration is shorter. */
const headLength = 1_000;

type Decode = (bytes: Uint8Array, isLast: boolean) => string;

/** The text of a file in pieces, without what may precede it: a byte order mark, and blank lines of plugins. */
export async function* decodeText(file: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = file.getReader();
  let decode: Decode | null = null;
  let isFirst = true;
  let kept = new Uint8Array();
  try {
    for (let isLast = false; !isLast; ) {
      const { done, value } = await reader.read();
      isLast = done;
      kept = joined(kept, value ?? kept.subarray(0, 0));
      if (!decode && !isLast && kept.length < headLength) continue;
      decode ??= decoderOf(kept.subarray(0, headLength));
      const text = decode(kept, isLast).replace(forbidden, "");
      kept = kept.subarray(kept.length);
      if (text !== "") yield isFirst ? text.trimStart() : text;
      isFirst = false;
    }
  } finally {
    await reader.cancel();
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

function decoderOf(head: Uint8Array): Decode {
  const label = encodingOf(head);
  if (label === "utf-8") return utf8Decoder();
  const decoder = new TextDecoder(label);
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
}

/** An encoding that the byte order mark or the XML declaration names, if it is known; otherwise UTF-8. */
function encodingOf([first, second, ...others]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = String.fromCharCode(first ?? 0, second ?? 0, ...others).replace("\u00EF\u00BB\u00BF", "");
  const declaration = start.trimStart().startsWith("<?xml") ? start.slice(0, start.indexOf("?>")) : "";
  const label = /\sencoding\s*=\s*["']([\w.:-]+)/.exec(declaration)?.[1];
  try {
    const { encoding } = new TextDecoder(label);
    // These can't be: the declaration was read byte by byte.
    return encoding.startsWith("utf-16") ? "utf-8" : encoding;
  } catch {
    return "utf-8";
  }
}

/** Decodes in pieces, with what other encodings left behind; a character that a piece ends in is of the next. */
function utf8Decoder(): Decode {
  let rest = new Uint8Array();
  return (piece, isLast) => {
    const bytes = joined(rest, piece);
    const end = isLast ? bytes.length : bytes.length - unfinishedBytes(bytes);
    rest = bytes.slice(end);
    return decodeUtf8(bytes.subarray(0, end));
  };
}

function unfinishedBytes(bytes: Uint8Array): number {
  for (let count = 1; count <= Math.min(3, bytes.length); count += 1) {
    const byte = bytes[bytes.length - count] ?? 0;
    if (byte >= 0xc0) return count < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? count : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return decodeMixed(bytes);
  }
}
