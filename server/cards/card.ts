import { palette, type Tone } from "../../app/styles/palette.ts";
import { brandDot, brandLine } from "../../app/ui/drawings/brand.ts";
import type { CardPicture } from "../../app/ui/pictures/card-picture.ts";
import { drawableText } from "./drawable-text.ts";
import type { Typeface } from "./typeface.ts";
import { setText, type TextBox } from "./wrap.ts";

export type CardFaces = { display: Typeface; text: Typeface };

const width = 1200;
const height = 630;
const margin = 72;

const titleBox: TextBox & { top: number } = {
  top: 214,
  width: width - 2 * margin,
  height: 266,
  lineHeight: 1.08,
  sizes: [88, 80, 72, 64, 56, 50, 44],
};
const labelBox: TextBox = { width: 960, height: 34, lineHeight: 1.2, sizes: [28] };
const noteBox: TextBox = { ...labelBox, width: 540 };

/** A card as an SVG of 1200 × 630 whose texts are outlines. */
export function drawCard(card: CardPicture, { display, text }: CardFaces): string {
  const [label, note] = [
    setText(drawableText(card.label, text), text, labelBox).lines.join(""),
    setText(drawableText(card.note, text), text, noteBox).lines.join(""),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`,
    filled(`M0 0h${width}v${height}H0z`, "paper"),
    ...stream(),
    ...brand(card.firm, display),
    ...(label === ""
      ? []
      : [circle(margin + 8, 172, 8), filled(text.outline(label, margin + 32, 182, 28), "ink")]),
    ...heading(drawableText(card.title, display) || card.firm, display),
    filled(text.outline(note, margin, 572, 28), "ink-soft"),
    "</svg>",
  ].join("\n");
}

const streamLine = "M716 720L716 646A96 96 0 0 1 812 550L1290 550";
const streamLanes =
  "M680 720L680 646A132 132 0 0 1 812 514L1290 514M692 720L692 646A120 120 0 0 1 812 526L1290 526M704 720L704 646A108 108 0 0 1 812 538L1290 538M728 720L728 646A84 84 0 0 1 812 562L1290 562M740 720L740 646A72 72 0 0 1 812 574L1290 574M752 720L752 646A60 60 0 0 1 812 586L1290 586";

/** Parallel lines that turn as one stream, one of them highlighted. */
function stream(): string[] {
  return [
    stroked(streamLine, "paper-deep", 120),
    stroked(streamLanes, "ink", 2.5),
    stroked(streamLine, "accent", 7),
  ];
}

function brand(firm: string, display: Typeface): string[] {
  const { x, y, radius } = brandDot;
  return [
    `<g transform="translate(${margin - 4} 52) scale(1.75)" stroke-linecap="round" stroke-linejoin="round">`,
    stroked(brandLine, "ink", 3.6),
    circle(x, y, radius),
    "</g>",
    filled(display.outline(firm, margin + 66, 94, 40), "ink"),
  ];
}

function heading(words: string, display: Typeface): string[] {
  const { size, lines } = setText(words, display, titleBox);
  const line = size * titleBox.lineHeight;
  const first = titleBox.top + (titleBox.height - line * lines.length) / 2 + size * 0.8;
  return lines.map((text, index) => filled(display.outline(text, margin, first + index * line, size), "ink"));
}

function filled(d: string, tone: Tone): string {
  return `<path fill="${palette[tone]}" d="${d}"/>`;
}

function stroked(d: string, tone: Tone, weight: number): string {
  return `<path stroke="${palette[tone]}" stroke-width="${weight}" d="${d}"/>`;
}

function circle(x: number, y: number, radius: number): string {
  return `<circle fill="${palette.accent}" cx="${x}" cy="${y}" r="${radius}"/>`;
}
