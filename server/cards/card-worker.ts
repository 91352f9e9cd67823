import { parentPort } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import type { CardPicture } from "../../app/ui/pictures/card-picture.ts";
import { type CardFaces, drawCard } from "./card.ts";
import { loadTypeface } from "./typeface.ts";

// A thread of its own: drawing would block pages for tens of milliseconds.

export type CardJob = { id: number; card: CardPicture };
export type CardResult = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; failure: string };

const faces: Promise<CardFaces> = loadFaces();

parentPort?.on("message", async ({ id, card }: CardJob) => {
  parentPort?.postMessage(await answer(id, card));
});

async function loadFaces(): Promise<CardFaces> {
  const [display, text] = await Promise.all([
    loadTypeface("bricolage-grotesque", 700, -0.02),
    loadTypeface("instrument-sans", 600),
  ]);
  return { display, text };
}

async function answer(id: number, card: CardPicture): Promise<CardResult> {
  try {
    const drawn = new Resvg(drawCard(card, await faces), { font: { loadSystemFonts: false } });
    return { id, png: new Uint8Array(drawn.render().asPng()) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
