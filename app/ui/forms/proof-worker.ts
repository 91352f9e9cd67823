// Answers the challenge of a form: the number that makes, after the challenge, a known SHA-256 (FIPS 180-4). By hand,
// since the browser's own answers one text at a time, and on https alone.

export type Asked = { challenge: string; hash: string; most: number };

const primes = firstPrimes(64);
const added = Int32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime)));
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));
const words = new Int32Array(64);

addEventListener("message", ({ data }: MessageEvent<Asked>) => postMessage(answer(data)));

function answer({ challenge, hash, most }: Asked): number {
  for (let number = 0; number < most; number++) {
    if (sha256(`${challenge} ${number}`) === hash.slice(0, 16)) return number;
  }
  throw new Error("The challenge has no answer");
}

/** The first half of the hash, hexadecimal; of at most 55 ASCII characters, which are one block. */
function sha256(text: string): string {
  words.fill(0);
  for (let at = 0; at <= text.length; at++) {
    const byte = at < text.length ? text.charCodeAt(at) : 0x80;
    words[at >> 2] = of(words, at >> 2) | (byte << (24 - 8 * (at & 3)));
  }
  words[15] = 8 * text.length;
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = initial;
  for (let at = 0; at < 64; at++) {
    if (at > 15) {
      const [early, late] = [of(words, at - 15), of(words, at - 2)];
      const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[at] = of(words, at - 16) + first + of(words, at - 7) + second;
    }
    const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const sum = (h + mixed + of(added, at) + of(words, at)) | 0;
    const other = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + sum) | 0;
    d = c;
    c = b;
    b = a;
    a = (sum + other) | 0;
  }
  return hex(a + of(initial, 0)) + hex(b + of(initial, 1));
}

function of(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

/** The first 32 bits after the point. */
function fractionOf(root: number): number {
  return (root % 1) * 2 ** 32;
}
