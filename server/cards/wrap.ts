import type { Typeface } from "./typeface.ts";

/** In pixels; sizes from largest to smallest. */
export type TextBox = { width: number; height: number; lineHeight: number; sizes: readonly number[] };

type SetText = { size: number; lines: string[] };

type Piece = { text: string; isWord: boolean };

/** Balanced lines at the largest size that breaks no word; at the smallest, "…" ends what doesn't fit. */
export function setText(text: string, face: Typeface, room: TextBox): SetText {
  for (const size of room.sizes) {
    const pieces = piecesOf(text);
    const measure = (line: string) => face.measure(line, size);
    if (pieces.some((piece) => measure(piece.text) > room.width)) continue;
    const lines = fill(pieces, measure, room.width);
    if (lines.length <= mostLines(room, size)) return { size, lines: balance(pieces, lines, measure, room) };
  }
  const size = room.sizes.at(-1) ?? 16;
  const measure = (line: string) => face.measure(line, size);
  const pieces = piecesOf(text).flatMap((piece) => broken(piece, measure, room.width));
  return { size, lines: cut(fill(pieces, measure, room.width), mostLines(room, size), measure, room.width) };
}

function mostLines({ height, lineHeight }: TextBox, size: number): number {
  return Math.max(1, Math.floor(height / (size * lineHeight)));
}

/** Words, also split after a hyphen, dash or slash. */
function piecesOf(text: string): Piece[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) =>
      word
        .split(/(?<=[\p{L}\d][-–—/])(?=[\p{L}\d])/u)
        .map((part, index) => ({ text: part, isWord: index === 0 })),
    );
}

function fill(pieces: readonly Piece[], measure: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const { text, isWord } of pieces) {
    const longer = line === "" ? text : `${line}${isWord ? " " : ""}${text}`;
    if (line !== "" && measure(longer) > width) {
      lines.push(line);
      line = text;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}

/** The same number of lines in the narrowest width. */
function balance(
  pieces: readonly Piece[],
  lines: string[],
  measure: (line: string) => number,
  room: TextBox,
): string[] {
  let narrow = Math.max(...pieces.map(({ text }) => measure(text)));
  let wide = room.width;
  let best = lines;
  while (wide - narrow > 4) {
    const width = (narrow + wide) / 2;
    const tried = fill(pieces, measure, width);
    if (tried.length > lines.length) narrow = width;
    else {
      best = tried;
      wide = width;
    }
  }
  return best;
}

function broken(piece: Piece, measure: (line: string) => number, width: number): Piece[] {
  const parts: Piece[] = [];
  let part = "";
  for (const character of piece.text) {
    if (part !== "" && measure(`${part}${character}-`) > width) {
      parts.push({ text: `${part}-`, isWord: parts.length === 0 && piece.isWord });
      part = "";
    }
    part += character;
  }
  return [...parts, { text: part, isWord: parts.length === 0 && piece.isWord }];
}

function cut(lines: string[], max: number, measure: (line: string) => number, width: number): string[] {
  if (lines.length <= max) return lines;
  const last = [...(lines[max - 1] ?? "")];
  while (last.length > 0 && measure(ended(last)) > width) last.pop();
  return [...lines.slice(0, max - 1), ended(last)];
}

function ended(characters: readonly string[]): string {
  return `${characters.join("").replace(/[\s,;:.–—-]+$/u, "")}…`;
}
